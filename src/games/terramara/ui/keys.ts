import { type Key, press, reach, reachId } from '../../../table/keys/keys';

/** The table's shortcut keys, with the keys of their texts. */
export const KEYS = [
  reachId('p', 'primary', 'confirm'),
  reach('m', 'board', '.space-selected', '.space-open', '.road-target', '.space'),
  reach(
    'w',
    'workers',
    '.worker-key:not(.worker-key-on):not([aria-disabled="true"])',
    '.worker-key-on',
    '.worker-key',
  ),
  reach('b', 'build', '.row-card-target', '.row-card'),
  press('v', 'reserve', 'move-reserve'),
  press('c', 'process', 'move-useCraftsman'),
  press('u', 'undo', 'undo'),
  press('r', 'redo', 'redo'),
  press('n', 'askHint', 'ask-hint'),
  reachId('l', 'log', 'log'),
  reachId('e', 'endTurn', 'end-turn'),
];

/** Keys for the cards of the row from the left. The list of keys shows all digits in one line. */
const CARDS: readonly Key[] = [1, 2, 3, 4, 5, 6, 7, 8].map((nth) =>
  reach(`${nth}`, 'card', `.row-card[data-nth="${nth}"]`),
);

export const ALL_KEYS: readonly Key[] = [...KEYS, ...CARDS];
