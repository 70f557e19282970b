import { press, reach, reachId } from '../../../table/keys/keys';

export const KEYS = [
  reachId('p', 'primary', 'confirm'),
  reach('m', 'map', '.map-button', '.board-map'),
  reach('w', 'workers', '[data-action^="activate-"]', '[data-action^="place-w"]', '.player-acting .worker'),
  press('t', 'trade', 'move-trade'),
  reachId('g', 'gather', 'move-gatherInformation'),
  press('x', 'explore', 'move-explore'),
  press('h', 'hunt', 'move-hunt'),
  press('k', 'token', 'move-useTravelToken'),
  press('o', 'handOver', 'move-handOver'),
  press('b', 'business', 'move-completeBusiness'),
  press('v', 'routes', 'routes'),
  press('u', 'undo', 'undo'),
  press('r', 'redo', 'redo'),
  press('n', 'askHint', 'ask-hint'),
  reachId('l', 'log', 'log'),
  reachId('e', 'endTurn', 'end-turn'),
];
