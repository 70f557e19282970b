/** `npm run simulate`: random legal games of Через Урал through boardgame.io's own reducer, every invariant
 *  checked after every move. */
import type { Ctx } from 'boardgame.io';
import * as v from 'valibot';
import { SOLO_ORDERS } from '../src/games/cherez-ural/content/setup';
import { cherezUral } from '../src/games/cherez-ural/index';
import { brokenInvariant } from '../src/games/cherez-ural/rules/invariants';
import { legalMoves } from '../src/games/cherez-ural/rules/moves';
import type { GameResult } from '../src/games/cherez-ural/rules/scoring';
import type { G } from '../src/games/cherez-ural/rules/state';
import { playRandomGame, type RandomGame } from './simulate/randomGame';
import { printReport, summarise } from './simulate/report';
import { flag, gameOption, type OptionsOf, readOptions, text, whole } from './usage';

const USAGE = `[--game NAME] [--players 1..4] [--games N] [--seed TEXT] [--draft] [--sets]
                            [--solo-order ${SOLO_ORDERS.join('|')}] [--json]`;

const shape = {
  game: gameOption(['cherez-ural']),
  players: v.optional(whole(1, 4), '4'),
  games: v.optional(whole(1, 1_000_000), '100'),
  seed: v.optional(text, 'x'),
  draft: flag,
  sets: flag,
  'solo-order': v.optional(v.picklist(SOLO_ORDERS)),
  json: flag,
};
type Options = OptionsOf<typeof shape>;

const setupOf = ({ draft, sets, 'solo-order': soloOrder }: Options) => ({
  ...(draft ? { draft } : {}),
  ...(sets ? { firstGameSets: sets } : {}),
  ...(soloOrder === undefined ? {} : { soloOrder }),
});

const options = readOptions('simulate', USAGE, shape, (read) =>
  cherezUral.validateSetupData?.(setupOf(read), read.players),
);
const { players, games, seed, json } = options;
const setupData = setupOf(options);
const played: RandomGame<GameResult>[] = [];
const started = performance.now();
for (let number = 1; number <= games; number++) {
  const outcome = playRandomGame<G, GameResult>({
    game: cherezUral,
    legalMoves: (G: G, ctx: Ctx, playerID: string) => legalMoves(G, ctx, playerID),
    invariant: brokenInvariant,
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
const summary = summarise(played, (performance.now() - started) / 1000);
if (json) console.log(JSON.stringify(summary, null, 1));
else printReport(summary);
