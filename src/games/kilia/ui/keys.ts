import { press, reach, reachId } from '../../../table/keys/keys';

/** The table's shortcut keys, with the keys of their texts. */
export const KEYS = [
  press('1', 'card1', 'card-1'),
  press('2', 'card2', 'card-2'),
  press('3', 'card3', 'card-3'),
  press('4', 'card4', 'card-4'),
  press('5', 'card5', 'card-5'),
  reach('k', 'contractRow', '[data-action="contract-1"]', '.columns .contract'),
  reachId('p', 'primary', 'confirm'),
  press('y', 'payOtherwise', 'pay-otherwise'),
  reach('m', 'market', '.market button', '.market'),
  press('c', 'contracts', 'move-fulfilContract'),
  press('s', 'sprat', 'move-sprat'),
  press('f', 'refresh', 'move-refresh'),
  reach('o', 'others', '.player-open'),
  press('u', 'undo', 'undo'),
  press('r', 'redo', 'redo'),
  press('n', 'askHint', 'ask-hint'),
  reachId('l', 'log', 'log'),
  reach('e', 'endTurn', '.btn-end'),
];
