/** The speeds at which others' moves can be shown, in words. */
import { SPEEDS, type Speed } from "../stage/pace";

export function speedChoices(say: (key: string) => string): { value: Speed; label: string }[] {
  return SPEEDS.map((value) => ({ value, label: say(`web_settings-speed_${value}`) }));
}
