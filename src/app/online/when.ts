import type { Language } from '../../language/language';

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was, in words. */
export function ago(at: number, language: Language): string {
  const seconds = Math.max(0, (Date.now() - at) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, least]) => seconds >= least) ?? ['minute', 60];
  return format.format(-Math.floor(seconds / length), unit);
}
