import type { OtherRules } from '../../session/session';
import type { useSettings } from '../settings';

type Translate = ReturnType<typeof useSettings>['t'];

/** Returns a note on a game that was begun with rules other than those it is played with here; null: none is needed. */
export function otherRulesNote(rules: OtherRules | null, t: Translate): string | null {
  if (rules === null) return null;
  const { begun, played } = rules;
  return begun === null ? t('otherRules.unsaid') : t('otherRules.said', { begun, played });
}
