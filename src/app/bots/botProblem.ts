import { LoadError } from '../../language/loading';
import type { Translate } from '../../language/translator';

/** Returns why the bots failed, as part of a sentence. */
export const botProblem = (error: unknown, t: Translate<'offline.bots'>): string =>
  error instanceof LoadError ? t('offline.bots') : error instanceof Error ? error.message : String(error);
