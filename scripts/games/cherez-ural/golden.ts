/** Features that the golden games of Через Урал must show. */
import { TRACKS } from '../../../src/games/cherez-ural/content/terms';
import type { GameResult } from '../../../src/games/cherez-ural/rules/scoring';
import { brokenInvariant } from '../../../src/games/cherez-ural/rules/state/invariants';
import type { SetupData } from '../../../src/games/cherez-ural/rules/state/setup';
import type { G } from '../../../src/games/cherez-ural/rules/state/state';
import type { GoldenPlan } from '../../golden';

const WEIGHTS = {
  completeBusiness: 60,
  trade: 5,
  hunt: 6,
  explore: 5,
  travel: 4,
  endTurn: 2,
  returnGoods: 3,
};
const SETTINGS: readonly { readonly numPlayers: number; readonly setupData: SetupData }[] = [
  { numPlayers: 1, setupData: {} },
  { numPlayers: 1, setupData: { soloOrder: 'normal' } },
  { numPlayers: 1, setupData: { soloOrder: 'hard' } },
  { numPlayers: 1, setupData: { soloOrder: 'veryHard' } },
  { numPlayers: 1, setupData: { firstGameSets: true } },
  { numPlayers: 2, setupData: {} },
  { numPlayers: 2, setupData: { draft: true } },
  { numPlayers: 3, setupData: {} },
  { numPlayers: 3, setupData: { draft: true } },
  { numPlayers: 4, setupData: {} },
  { numPlayers: 4, setupData: { draft: true } },
  { numPlayers: 4, setupData: { firstGameSets: true } },
];

/** Returns how many players share each place, best first: `2-1-1` for two tied first. */
function tieShape(values: readonly number[]): string {
  const sorted = [...new Set(values)].sort((a, b) => b - a);
  return sorted.map((value) => values.filter((other) => other === value).length).join('-');
}

/** Returns the features of a finished game, apart from its settings. */
function features(G: G, result: GameResult): string[] {
  const shown = G.situations.map((card) => `situation ${card}`);
  if (G.numPlayers === 1) return shown;
  for (const track of TRACKS)
    shown.push(`track tie ${tieShape(Object.values(G.players).map(({ tracks }) => tracks[track]))}`);
  const gold = result.scores.map((score) => score.gold);
  const best = Math.max(...gold);
  if (gold.filter((amount) => amount === best).length > 1) shown.push('tie for the win');
  return shown;
}

const WANTED = [
  ...['s01', 's02', 's03', 's04', 's05', 's06'].map((card) => `situation ${card}`),
  ...[
    '1-1',
    '2',
    '1-1-1',
    '2-1',
    '1-2',
    '3',
    '1-1-1-1',
    '2-1-1',
    '1-2-1',
    '1-1-2',
    '2-2',
    '3-1',
    '1-3',
    '4',
  ].map((shape) => `track tie ${shape}`),
  'tie for the win',
];

export const own: GoldenPlan<G, GameResult> = {
  settings: SETTINGS,
  weights: WEIGHTS,
  invariant: brokenInvariant,
  featuresOf: features,
  wanted: WANTED,
};
