/** The guided game: the set-up of a first game, with easy bots. */
import { router } from "../router.svelte";
import { seated } from "../start/new-table/open-table";
import { PLAY_NOW } from "../start/new-table/wishes";

const GENTLE = {
  ...PLAY_NOW,
  seats: PLAY_NOW.seats.map((seat, at) => (at ? { ...seat, who: "easy" as const } : seat)),
};

/** Open one, and go there. */
export async function beginGuided(): Promise<void> {
  router.go(`/learn/${await seated(GENTLE)}`);
}
