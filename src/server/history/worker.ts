import '../production';
import { workerData } from 'node:worker_threads';
import type { Game } from 'boardgame.io';
import type { History } from '../../session/protocol';
import { Contents, type EditionOf } from '../matches/contents';
import { captureConsole } from '../ops/console';
import { logToStdout } from '../ops/log';
import { openStorage } from '../storage/openStorage';
import { OtherVersionError } from '../storage/otherVersion';
import { UnknownMatchError } from '../storage/storage';
import { type HistoryQuery, matchHistory } from './history';

/** The module with the server's games, for example `src/games/modules.ts`. */
interface GamesModule {
  readonly games: readonly Game[];
  readonly editionOf?: EditionOf;
}

export type Question =
  | ({ readonly kind: 'history' } & HistoryQuery)
  | ({ readonly kind: 'check' } & Omit<HistoryQuery, 'playerID'>)
  /** Checks that the thread has started. */
  | { readonly kind: 'nothing' };

/** Errors become data, because they lose their class between threads. */
export type HistoryAnswer =
  | { readonly history?: History }
  | { readonly otherVersion: string }
  | { readonly isUnknown: true };

captureConsole(logToStdout);

const { games, editionOf }: GamesModule = await import(workerData.games);
const past = matchHistory(games, new Contents(openStorage(workerData.database), editionOf));

/** Answers one question in the history thread, by replaying the match. */
export async function answer(question: Question): Promise<HistoryAnswer> {
  try {
    if (question.kind === 'history') return { history: await past.history(question) };
    if (question.kind === 'check') await past.check(question);
    return {};
  } catch (error) {
    if (error instanceof OtherVersionError) return { otherVersion: error.message };
    if (error instanceof UnknownMatchError) return { isUnknown: true };
    throw error;
  }
}
