import type { GameOffer } from '../../game-api/module';
import { readSetting, writeSetting } from '../storage';

/** Options are on unless they were switched off. */
export const isDisplayed = (id: string): boolean => readSetting(id) !== 'off';

const tell = (id: string, shown: boolean): void => {
  document.documentElement.dataset[id] = shown ? 'on' : 'off';
};

export function display(id: string, shown: boolean): void {
  writeSetting(id, shown ? 'on' : 'off');
  tell(id, shown);
}

export function applyDisplay({ displaySwitches }: GameOffer): void {
  for (const { id } of displaySwitches) tell(id, isDisplayed(id));
}
