/** What a player shows or hides at a game's table (`DisplaySwitch`). */
import type { GameOffer } from '../../game-api/module';
import { readSetting, writeSetting } from '../storage';

/** Shown unless it was hidden. */
export const isDisplayed = (id: string): boolean => readSetting(id) !== 'off';

const tell = (id: string, shown: boolean): void => {
  document.documentElement.dataset[id] = shown ? 'on' : 'off';
};

export function display(id: string, shown: boolean): void {
  writeSetting(id, shown ? 'on' : 'off');
  tell(id, shown);
}

/** Says to the style sheets what the player has chosen of a game's switches. */
export function applyDisplay({ displaySwitches }: GameOffer): void {
  for (const { id } of displaySwitches) tell(id, isDisplayed(id));
}
