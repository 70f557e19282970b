import type { OtherRules } from '../../session/session';
import type { useSettings } from '../settings';

type Translate = ReturnType<typeof useSettings>['t'];

/** Returns a note if a game was begun under another version of the rules; null if not. */
export function otherRulesNote(rules: OtherRules | null, t: Translate): string | null {
  if (rules === null) return null;
  const { begun, played } = rules;
  return begun === null ? t('otherRules.unsaid') : t('otherRules.said', { begun, played });
}
