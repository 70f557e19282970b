import { LoadError } from '../../language/loading';
import type { Translate } from '../../language/translator';

/** Why the bots gave no answer, for a sentence. */
export const botProblem = (error: unknown, t: Translate<'offline.bots'>): string =>
  error instanceof LoadError ? t('offline.bots') : error instanceof Error ? error.message : String(error);
