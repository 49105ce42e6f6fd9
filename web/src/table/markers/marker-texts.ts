/** Markers in words. */
import type { StateMarker } from "../../box/markers";
import { say, texts } from "../../texts/texts.svelte";

/** The state that a marker shows. */
export const stateName = ({ name, value }: StateMarker): string => say(`marker-${name}.${value}`);

/** The marker, its state, and what it means. */
export function stateText(marker: StateMarker): string {
  const about = `marker-${marker.name}.text`;
  const said = `${say(`marker-${marker.name}`)}: ${stateName(marker)}`;
  return texts.has(about) ? `${said}. ${say(about)}` : said;
}

/** What a state means for the end of this Season, if it is a reason for alarm; else empty. */
export function alarmText({ name, value }: StateMarker): string {
  const key = `marker-${name}.${value}_alarm`;
  return texts.has(key) ? say(key) : "";
}
