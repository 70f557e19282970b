/** The keys of the table. A key presses or only reaches what stands on the screen: what can't be done says why there,
 *  as it does to a pointer. */
export type Key = {
  /** The key as `KeyboardEvent.key` gives it. */
  readonly key: string;
  readonly name: KeyName;
  /** CSS selectors; the first that is on the screen is meant. */
  readonly at: readonly string[];
  /** Pressed at once; else only focused, so that no slip costs a turn. */
  readonly presses: boolean;
};

export type KeyName =
  | 'primary'
  | 'endTurn'
  | 'map'
  | 'workers'
  | 'trade'
  | 'gather'
  | 'explore'
  | 'hunt'
  | 'token'
  | 'handOver'
  | 'business'
  | 'undo'
  | 'redo'
  | 'askHint'
  | 'log';

const byId = (id: string): string => `[data-testid="${id}"]`;
const press = (key: string, name: KeyName, id: string): Key => ({ key, name, at: [byId(id)], presses: true });
const reach = (key: string, name: KeyName, ...at: string[]): Key => ({ key, name, at, presses: false });

export const KEYS: readonly Key[] = [
  reach('p', 'primary', byId('confirm')),
  reach('m', 'map', '.map-button', '.board-map'),
  reach('w', 'workers', '[data-testid^="activate-"]', '[data-testid^="place-w"]', '.player-acting .worker'),
  press('t', 'trade', 'move-trade'),
  reach('g', 'gather', byId('move-gatherInformation')),
  press('x', 'explore', 'move-explore'),
  press('h', 'hunt', 'move-hunt'),
  press('k', 'token', 'move-useTravelToken'),
  press('o', 'handOver', 'move-handOver'),
  press('b', 'business', 'move-completeBusiness'),
  press('u', 'undo', 'undo'),
  press('r', 'redo', 'redo'),
  press('n', 'askHint', 'ask-hint'),
  reach('l', 'log', byId('log')),
  reach('e', 'endTurn', byId('end-turn')),
];
