/**
 * `npm run simulate`: plays random legal games with boardgame.io's own reducer and checks every invariant after every
 * move.
 */
import * as v from 'valibot';
import { loadModule } from '../src/games/catalogue';
import { ownOf } from './games/own';
import type { GoldenPlan } from './golden';
import { playRandomGame, type RandomGame } from './simulate/randomGame';
import { printReport, summarise } from './simulate/report';
import { endWith, flag, gameOption, readOptions, setupOf, text, whole } from './usage';

const USAGE = `[--game NAME] [--players N] [--games N] [--seed TEXT] [--setup JSON] [--json]
  --players  number of seats                                               (default: the maximum)
  --setup    the game's options, as its setupData: '{"firstGameSets":true}'  (default: none)`;

const options = readOptions('simulate', USAGE, {
  game: gameOption(),
  players: v.optional(whole(1)),
  games: v.optional(whole(1, 1_000_000), '100'),
  seed: v.optional(text, 'x'),
  setup: v.optional(v.string()),
  json: flag,
});
const { game: name, games, seed, json } = options;
const module = await loadModule(name);
await module.contents?.fetchReader();
const { least, most } = module.players;
const { players = most } = options;
if (players < least || players > most) endWith('simulate', USAGE, `--players: expected ${least} to ${most}`);
const setupData = setupOf('simulate', USAGE, options.setup);
const problem = module.game.validateSetupData?.(setupData, players);
if (problem !== undefined) endWith('simulate', USAGE, `--setup: ${problem}`);

// Invariants come from the plan for golden games; a game without one has none.
const plan = await ownOf<GoldenPlan>(name, 'golden');
const played: RandomGame<unknown>[] = [];
const started = performance.now();
for (let number = 1; number <= games; number++) {
  const outcome = playRandomGame<unknown, unknown>({
    game: module.game,
    legalMoves: module.legalMoves,
    invariant: plan?.invariant ?? (() => null),
    numPlayers: players,
    setupData,
    seed: `${seed}/${number}`,
  });
  if (outcome.broken !== null) {
    console.error(JSON.stringify({ seed: outcome.seed, players, setupData, moves: outcome.moves }));
    console.error(
      `Broken after move ${outcome.moves.length} of the game with seed ${outcome.seed}: ${outcome.broken}`,
    );
    process.exit(1);
  }
  played.push(outcome);
  if (!json && process.stderr.isTTY) process.stderr.write(`\r${number} of ${games}`);
}
const summary = summarise(module, played, (performance.now() - started) / 1000);
if (json) console.log(JSON.stringify(summary, null, 1));
else printReport(summary);
