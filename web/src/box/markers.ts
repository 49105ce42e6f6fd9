/** Markers: what an edition has beside pieces and cards, each with a kind that says what its value is. */
import type { Marker, Tile } from "../server/view";

/** A marker that shows one of its states, such as the side of a tile. */
export type StateMarker = Marker & { value: string };

export const statesIn = (markers: readonly Marker[]): StateMarker[] =>
  markers.filter(
    (marker): marker is StateMarker => marker.kind === "state" && typeof marker.value === "string",
  );

/** The territories in which a marker is. */
export function territoriesOf({ kind, value }: Marker): readonly string[] {
  if (kind === "territories" && Array.isArray(value)) return value;
  return kind === "territory" && typeof value === "string" ? [value] : [];
}

/** The names of the markers in a territory, of one kind or of both. */
export const markersAt = (markers: readonly Marker[], tile: Tile, kind?: Marker["kind"]): string[] =>
  markers
    .filter((marker) => (!kind || marker.kind === kind) && territoriesOf(marker).includes(tile))
    .map(({ name }) => name);
