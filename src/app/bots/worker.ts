/** Web Worker in which the bots think, so that the page stays responsive. It receives only the view of one seat. */
import { createTurnJudge, type TurnJudge } from '../../bots/clearTurn';
import { createReviewer, type Reviewer } from '../../bots/review';
import { createThinker, type Thinker } from '../../bots/thinker';
import { botGames } from '../../games/botGames';
import { LoadError, loadPatiently } from '../../language/loading';
import type { Answer, Question } from './messages';

type Minds = {
  readonly thinker: Thinker<unknown>;
  readonly reviewer: () => Reviewer<unknown>;
  readonly judge: () => TurnJudge<unknown>;
};

const minds = new Map<string, Promise<Minds>>();

async function load(game: string): Promise<Minds> {
  const fetch = botGames[game];
  if (fetch === undefined) throw new Error(`no bot plays the game ${game}`);
  const known = await loadPatiently(fetch);
  let reviewer: Reviewer<unknown> | null = null;
  let judge: TurnJudge<unknown> | null = null;
  return {
    thinker: createThinker(known),
    reviewer: () => {
      reviewer ??= createReviewer(known);
      return reviewer;
    },
    judge: () => {
      judge ??= createTurnJudge(known);
      return judge;
    },
  };
}

function mindsOf(game: string): Promise<Minds> {
  let found = minds.get(game);
  if (found === undefined) {
    found = load(game);
    minds.set(game, found);
    // Remove failed loads, so that the next request tries again.
    found.catch(() => minds.delete(game));
  }
  return found;
}

async function answerTo(question: Question): Promise<unknown> {
  const { thinker, reviewer, judge } = await mindsOf(question.game);
  switch (question.kind) {
    case 'think':
      return thinker.think(question.request);
    case 'weigh':
      return reviewer().weigh(question.request);
    case 'compare':
      return question.request.turns.map((turn) => judge().after(question.request, turn));
    case 'outlook':
      return question.request.map((seen) => reviewer().outlook(seen));
  }
}

async function answer(question: Question): Promise<Answer> {
  const { id } = question;
  try {
    return { id, value: await answerTo(question) };
  } catch (error) {
    return {
      id,
      error: error instanceof Error ? error.message : String(error),
      isMissing: error instanceof LoadError,
    };
  }
}

self.addEventListener('message', (event: MessageEvent<Question>) => {
  void answer(event.data).then((reply) => self.postMessage(reply));
});
