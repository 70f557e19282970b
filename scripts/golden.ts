/** Writes the golden games: whole games as lists of moves with their exact final scores. They are looked for by
 *  what they must show (player counts, options, situation cards, ties), and kept; rules tests play them again.
 *  Run it only when a rule was wrong or values of cards have changed: `npx tsx scripts/golden.ts`, and read the
 *  difference. */
import { writeFileSync } from 'node:fs';
import type { Ctx } from 'boardgame.io';
import { TRACKS } from '../src/games/cherez-ural/content/terms';
import { cherezUral } from '../src/games/cherez-ural/index';
import { brokenInvariant } from '../src/games/cherez-ural/rules/invariants';
import { legalMoves } from '../src/games/cherez-ural/rules/moves';
import type { GameResult } from '../src/games/cherez-ural/rules/scoring';
import type { SetupData } from '../src/games/cherez-ural/rules/setup';
import type { G } from '../src/games/cherez-ural/rules/state';
import { playRandomGame } from './simulate/randomGame';

const WEIGHTS = {
  completeBusiness: 60,
  trade: 5,
  hunt: 6,
  explore: 5,
  travel: 4,
  endTurn: 2,
  returnGoods: 3,
};
const PER_SETTING = 4;
const MOST_TRIES = 3000;

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

/** The shape of a ranking: how many share each place, best first, `2-1-1` for two tied first. */
function tieShape(values: readonly number[]): string {
  const sorted = [...new Set(values)].sort((a, b) => b - a);
  return sorted.map((value) => values.filter((other) => other === value).length).join('-');
}

/** What a finished game shows, beside its setting. */
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

const missing = new Set(WANTED);
const kept: unknown[] = [];

function tryGame(setting: (typeof SETTINGS)[number], seed: string, always: boolean): boolean {
  let last: G | null = null;
  const game = playRandomGame<G, GameResult>(
    {
      game: cherezUral,
      legalMoves: (state: G, ctx: Ctx, playerID: string) => legalMoves(state, ctx, playerID),
      invariant: brokenInvariant,
      ...setting,
      seed,
      weights: WEIGHTS,
    },
    (state) => {
      last = state.G;
    },
  );
  if (game.broken !== null || game.result === null || last === null)
    throw new Error(`${seed}: ${game.broken}`);
  const shown = features(last, game.result);
  if (!always && !shown.some((feature) => missing.has(feature))) return false;
  for (const feature of shown) missing.delete(feature);
  const { moves, result } = game;
  kept.push({ ...setting, seed, shows: [...new Set(shown)].sort(), result, moves });
  return true;
}

for (const setting of SETTINGS)
  for (let number = 1; number <= PER_SETTING; number++)
    tryGame(setting, `golden/${setting.numPlayers}/${JSON.stringify(setting.setupData)}/${number}`, true);
for (let number = 1; number <= MOST_TRIES && missing.size > 0; number++)
  tryGame({ numPlayers: 2 + (number % 3), setupData: {} }, `golden/search/${number}`, false);
if (missing.size > 0) throw new Error(`golden: no game shows ${[...missing].join(', ')}`);

const lines = kept.map((game) => JSON.stringify(game)).join(',\n');
writeFileSync(new URL('../tests/games/cherez-ural/golden.json', import.meta.url), `[\n${lines}\n]\n`);
console.log(`${kept.length} golden games`);
