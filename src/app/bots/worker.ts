/** Where bots think: a Web Worker, so that the page never waits. It is given a seat's view and nothing else. */
import { createThinker, type Thinker } from '../../bots/thinker';
import { botGames } from '../../games/botGames';
import type { Answer, Question } from './messages';

const thinkers = new Map<string, Promise<Thinker<unknown>>>();

function thinkerOf(game: string): Promise<Thinker<unknown>> {
  let thinker = thinkers.get(game);
  if (thinker === undefined) {
    const load = botGames[game];
    if (load === undefined) throw new Error(`no bot plays the game ${game}`);
    thinker = load().then(createThinker);
    thinkers.set(game, thinker);
  }
  return thinker;
}

async function answer({ id, game, request }: Question): Promise<Answer> {
  try {
    return { id, thought: (await thinkerOf(game)).think(request) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', (event: MessageEvent<Question>) => {
  void answer(event.data).then((reply) => self.postMessage(reply));
});
