/** Writes a game's golden games: whole games as lists of moves with how they ended. They are looked for by what they must
 *  show (player counts, options, whatever the game's own plan wants), and kept; the contract plays them again. Run it only
 *  when a rule was wrong or values have changed: `npm run golden -- --game NAME`, and read the difference. */
import { writeFileSync } from 'node:fs';
import type { GameModule } from '../src/game-api/module';
import { modules } from '../src/games/modules';
import { ownOf } from './games/own';
import { playRandomGame } from './simulate/randomGame';
import { gameOption, readOptions } from './usage';

type Setting = { readonly numPlayers: number; readonly setupData: object };

/** What a game wants of its golden games (`scripts/games/<game>/golden.ts`). */
export type GoldenPlan<G = unknown, Result = unknown> = {
  /** Player counts and options, each played several times. */
  readonly settings: readonly Setting[];
  /** How often each is played; 4 when it is left out. */
  readonly perSetting?: number;
  /** How much likelier a kind of move is than one of weight 1. */
  readonly weights: Readonly<Record<string, number>>;
  /** The sentence of the rules that a state breaks; null: none. */
  readonly invariant: (G: G) => string | null;
  /** What a finished game shows, and what has to be shown by one of them. */
  readonly featuresOf: (G: G, result: Result) => readonly string[];
  readonly wanted: readonly string[];
};

const PER_SETTING = 4;
const MOST_TRIES = 3000;

/** Every player count with every option left alone. */
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
const kept: unknown[] = [];

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

const lines = kept.map((game) => JSON.stringify(game)).join(',\n');
writeFileSync(new URL(`../tests/games/${name}/golden.json`, import.meta.url), `[\n${lines}\n]\n`);
console.log(`${kept.length} golden games`);
