/** Why a saved game can't be opened, or may not be what it was, in the language of the page. */
import { ContentError } from '../rules-kit/contentLibrary';
import { NewerSaveError } from '../session/savedGame';
import { ChangedResultError, type OtherRules } from '../session/session';
import type { useSettings } from './settings';

type Translate = ReturnType<typeof useSettings>['t'];

export function saveProblem(error: unknown, t: Translate): string {
  if (error instanceof NewerSaveError) return t('broken.newer');
  if (error instanceof ContentError) return t('broken.content', { reason: error.message });
  if (error instanceof ChangedResultError) return t('broken.changed');
  return error instanceof Error ? error.message : String(error);
}

/** What to say of a game that was begun with other rules than those it is played with here; null: nothing. */
export function otherRulesNote(rules: OtherRules | null, t: Translate): string | null {
  if (rules === null) return null;
  const { begun, played } = rules;
  return begun === null ? t('otherRules.unsaid') : t('otherRules.said', { begun, played });
}
