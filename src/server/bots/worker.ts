import '../production';
import { workerData } from 'node:worker_threads';
import type { SearchGame } from '../../bots/searchGame';
import { createThinker, type Request, type Thinker, type Thought } from '../../bots/thinker';
import { captureConsole } from '../ops/console';
import { logToStdout } from '../ops/log';

export interface Question {
  readonly game: string;
  readonly request: Request<unknown>;
}

type BotGames = Readonly<Record<string, () => Promise<SearchGame<unknown>>>>;

captureConsole(logToStdout);

const { botGames }: { botGames: BotGames } = await import(workerData.botGames);
const thinkers = new Map<string, Thinker<unknown>>();

/** Answers one question in a bot thread. @throws Error if no bot plays the game */
export async function answer({ game, request }: Question): Promise<Thought> {
  let thinker = thinkers.get(game);
  if (thinker === undefined) {
    const load = Object.hasOwn(botGames, game) ? botGames[game] : undefined;
    if (load === undefined) throw new Error(`no bot plays the game ${JSON.stringify(game)}`);
    thinker = createThinker(await load());
    thinkers.set(game, thinker);
  }
  return thinker.think(request);
}
