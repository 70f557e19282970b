import { ContentError } from '../../rules-kit/contentLibrary';
import { NewerSaveError } from '../../session/savedGame';
import { ChangedResultError } from '../../session/session';
import { UnknownGameError } from '../games';
import type { useLateWords } from '../lateWords';
import type { useSettings } from '../settings';

type Translate = ReturnType<typeof useSettings>['t'];
type SayLate = ReturnType<typeof useLateWords>;

/** Returns why a saved game can't be opened, in the language of the page. */
export function saveProblem(error: unknown, t: Translate, say: SayLate): string {
  if (error instanceof UnknownGameError) return t('game.unknown', { game: error.game });
  if (error instanceof NewerSaveError) return say('broken.newer');
  if (error instanceof ContentError) return say('broken.content', { reason: error.message });
  if (error instanceof ChangedResultError) return say('broken.changed');
  return error instanceof Error ? error.message : String(error);
}
