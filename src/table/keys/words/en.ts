import type { KeyOf } from '../../../language/translated';
import { createTranslators } from '../../../language/translator';
import { keyNames } from './keyNames';

/** Texts of the list of keys. They load with its dialog. */
export const keys = {
  title: 'Keys',
  legend: 'Legend',
  cards: 'go to a card in hand; Enter opens it',
  arrows: 'on the map: next place in that direction; elsewhere: move the map',
  enter: 'choose a place; again: go there',
  zoom: 'zoom the map; 0 shows all of it',
  escape: 'close a dialog',
  look: 'look around: arrow keys go from thing to thing and show what relates to it',
  plan: 'plan your turn while others play; again, or Esc: close the plan',
  help: 'on a button: its rule; elsewhere: these keys',
  of: { cards: '1 – 9', ...keyNames },
};

export const { translator: keysSayer } = createTranslators<KeyOf<typeof keys>>({
  en: keys,
  ja: async () => (await import('./ja')).keys,
});
