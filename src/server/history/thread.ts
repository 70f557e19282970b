import type { History } from '../../session/protocol';
import type { Database } from '../storage/openStorage';
import { OtherVersionError } from '../storage/otherVersion';
import { UnknownMatchError } from '../storage/storage';
import { startThreads } from '../threads/threads';
import type { MatchHistory } from './history';
import type { HistoryAnswer, Question } from './worker';

interface HistoryThreadOptions {
  /** The module that exports `games` and `editionOf`. */
  readonly games: URL;
  /** The database, which the thread opens itself. */
  readonly database: Database;
}

export interface HistoryThread extends MatchHistory {
  /** Starts the thread in advance. That takes about a second, for which the first request would have to wait. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** Replays matches in a thread, because a whole game takes longer than a move may wait. */
export function startHistoryThread({ games, database }: HistoryThreadOptions): HistoryThread {
  const thread = startThreads<Question, HistoryAnswer>({
    worker: new URL('./worker.ts', import.meta.url),
    threads: 1,
    idleMs: Number.POSITIVE_INFINITY,
    data: { games: games.href, database },
  });
  const ask = async (question: Question): Promise<History | undefined> => {
    const answer = await thread.run(question);
    if (question.kind === 'nothing') return undefined;
    if ('isUnknown' in answer) throw new UnknownMatchError(question.matchID);
    if ('otherVersion' in answer) throw new OtherVersionError(answer.otherVersion);
    return answer.history;
  };
  return {
    async history(lookBack) {
      const history = await ask({ kind: 'history', ...lookBack });
      if (history === undefined) throw new Error(`no history of match ${lookBack.matchID} came back`);
      return history;
    },
    async check(match) {
      await ask({ kind: 'check', ...match });
    },
    async warm() {
      await ask({ kind: 'nothing' });
    },
    close: () => thread.close(),
  };
}
