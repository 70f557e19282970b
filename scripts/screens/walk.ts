/** The first turn as described in docs/cherez-ural/first-turn.md, step by step */
import { newSave, type SavedGame } from '../../src/session/savedGame';
import type { PageStep, Screen } from './screen';

const GAME: SavedGame = newSave({
  game: 'cherez-ural',
  // With this seed, exploring Irkutsk gives 2 furs and a sable, which complete a card in hand.
  seed: 'walk 3',
  setupData: { firstGameSets: true },
  seats: [
    { playerID: '0', name: 'Player 1', colour: 'plum' },
    { playerID: '1', name: 'Player 2', colour: 'copper', bot: 'easy' },
  ],
});

const space = (id: string): PageStep => ({ press: `[role="button"][data-space="${id}"]` });
/** Clicks a disabled button, which then explains itself. */
const pressAnyway = (id: string): PageStep => ({ press: `[data-testid="${id}"]`, isForced: true });
const canChoose: PageStep = { see: '[role="button"][data-space]' };
const takeBot: PageStep = { choose: '[data-testid="who-1"]', value: 'easy' };

const PARTS: readonly (readonly [name: string, ...steps: PageStep[]])[] = [
  ['02-choose-worker'],
  ['03-placed', 'choose-w02', 'confirm', canChoose, space('moscow')],
  ['04-way', 'confirm', canChoose, space('vologda')],
  ['05-why-not-said', pressAnyway('move-hunt')],
  ['06-rule', 'rule-R10.3'],
  ['07-legend', 'look-up-close', 'legend'],
  ['08-explore-picked', 'look-up-close', 'move-explore', space('irkutsk')],
  ['09-explored', 'confirm'],
  ['10-next-turn', 'end-turn', canChoose],
];

export const WALK: readonly Screen[] = [
  { name: 'walk-01-new-game', path: '/new', steps: ['option-firstGameSets', takeBot] },
  ...PARTS.map(([name], at) => ({
    name: `walk-${name}`,
    path: '/table',
    game: GAME,
    kept: { 'house.setting.pace': 'fast' },
    steps: PARTS.slice(0, at + 1).flatMap(([, ...steps]) => steps),
  })),
];
