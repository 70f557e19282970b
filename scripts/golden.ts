/**
 * `npm run golden -- --game NAME`: writes a game's golden games, which are whole games as lists of moves with results.
 * Random games are searched until all features that the game's plan wants are covered; the contract test replays them.
 * Run it only after a rule was wrong or values have changed, and review the difference.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import countBy from 'lodash/countBy';
import type { GameModule } from '../src/game-api/module';
import { modules } from '../src/games/modules';
import { ownOf } from './games/own';
import { playRandomGame } from './simulate/randomGame';
import { gameOption, readOptions } from './usage';

type Setting = { readonly numPlayers: number; readonly setupData: object };

/** Requirements for a game's golden games (`scripts/games/<game>/golden.ts`) */
export type GoldenPlan<G = unknown, Result = unknown> = {
  /** Player counts and options, each played several times */
  readonly settings: readonly Setting[];
  /** Number of games per setting; default 4. */
  readonly perSetting?: number;
  /** Weights of kinds of moves; default 1. */
  readonly weights: Readonly<Record<string, number>>;
  /** Returns the invariant that a state violates, or null. */
  readonly invariant: (G: G) => string | null;
  /** Returns the features of a finished game; each one in `wanted` must occur in some game. */
  readonly featuresOf: (G: G, result: Result) => readonly string[];
  readonly wanted: readonly string[];
};

const PER_SETTING = 4;
const MOST_TRIES = 3000;

/** Returns a plan for every player count with default options. */
const plainPlan = ({ players: { least, most } }: GameModule): GoldenPlan => ({
  settings: Array.from({ length: most - least + 1 }, (_, more) => ({
    numPlayers: least + more,
    setupData: {},
  })),
  weights: {},
  invariant: () => null,
  featuresOf: () => [],
  wanted: [],
});

const { game: name } = readOptions('golden', '[--game NAME]', { game: gameOption() });
const module = modules.find((each) => each.name === name);
if (module === undefined) throw new Error(`golden: no module ${name}`);
const plan = (await ownOf<GoldenPlan>(name, 'golden')) ?? plainPlan(module);
const missing = new Set(plan.wanted);

/** A game as golden.json has it */
type Golden = Setting & {
  readonly seed: string;
  readonly shows: readonly string[];
  readonly result: unknown;
  readonly moves: unknown;
};

const kept: Golden[] = [];

function tryGame(setting: Setting, seed: string, always: boolean): void {
  let last: unknown = null;
  const { game, legalMoves } = module as GameModule;
  const { weights, invariant } = plan;
  const played = playRandomGame<unknown, unknown>(
    { game, legalMoves, invariant, ...setting, seed, weights },
    ({ G }) => {
      last = G;
    },
  );
  if (played.broken !== null || played.result === null) throw new Error(`${seed}: ${played.broken}`);
  const shown = plan.featuresOf(last, played.result);
  if (!always && !shown.some((feature) => missing.has(feature))) return;
  for (const feature of shown) missing.delete(feature);
  const { moves, result } = played;
  kept.push({ ...setting, seed, shows: [...new Set(shown)].sort(), result, moves });
}

for (const setting of plan.settings)
  for (let number = 1; number <= (plan.perSetting ?? PER_SETTING); number++)
    tryGame(setting, `golden/${setting.numPlayers}/${JSON.stringify(setting.setupData)}/${number}`, true);
for (let number = 1; number <= MOST_TRIES && missing.size > 0; number++)
  tryGame({ numPlayers: 2 + (number % 3), setupData: {} }, `golden/search/${number}`, false);
if (missing.size > 0) throw new Error(`golden: no game shows ${[...missing].join(', ')}`);

const text = `[\n${kept.map((game) => JSON.stringify(game)).join(',\n')}\n]\n`;
const after: readonly Golden[] = JSON.parse(text);
const file = new URL(`../tests/games/${name}/golden.json`, import.meta.url);
const before: readonly Golden[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
writeFileSync(file, text);

/** Compares a game with the earlier one of the same seed. */
function changeOf({ seed, moves, result }: Golden): string {
  const old = before.find((each) => each.seed === seed);
  if (old === undefined) return 'new';
  if (!isDeepStrictEqual(old.moves, moves)) return 'with other moves';
  return isDeepStrictEqual(old.result, result) ? 'as before' : 'with another result';
}
const changes = Object.entries(countBy(after, changeOf)).map(([change, count]) => `${count} ${change}`);
console.log(`${kept.length} golden games: ${changes.join(', ')}`);
