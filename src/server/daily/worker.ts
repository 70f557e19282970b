import '../production';
import { workerData } from 'node:worker_threads';
import type { SearchGame } from '../../bots/searchGame';
import { createThinker } from '../../bots/thinker';
import type { GameModule } from '../../game-api/module';
import { captureConsole } from '../ops/console';
import { logToStdout } from '../ops/log';
import { type PlayedDeal, problemOf } from './check';

type BotGames = Readonly<Record<string, () => Promise<SearchGame<unknown>>>>;

captureConsole(logToStdout);

const { modules }: { modules: readonly GameModule[] } = await import(workerData.games);
const { botGames }: { botGames: BotGames } = await import(workerData.botGames);

/** Checks a finished deal in the deals' thread. */
export async function answer(played: PlayedDeal): Promise<string | null> {
  const { game } = played.deal;
  const module = modules.find(({ name }) => name === game);
  const load = Object.hasOwn(botGames, game) ? botGames[game] : undefined;
  if (module === undefined || load === undefined) throw new Error(`nobody can replay a deal of ${game}`);
  return problemOf(module, createThinker(await load()), played);
}
