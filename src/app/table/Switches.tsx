import { itemAt } from '../../rules-kit/indexed';
import { THEMES, useSettings } from '../settings';

export function LanguageSwitch() {
  const { t, language, setLanguage } = useSettings();
  const other = language === 'en' ? 'ja' : 'en';
  return (
    <button
      type="button"
      className="button"
      lang={other}
      aria-label={t('table.language')}
      data-testid="language"
      onClick={() => setLanguage(other)}
    >
      {other === 'ja' ? <JapaneseSign /> : t('table.language')}
    </button>
  );
}

/** The strokes of 「日本語」, so that the word shows on devices without a Japanese font. */
function JapaneseSign() {
  return (
    <svg
      viewBox="0 0 65 20"
      width="3.25em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      aria-hidden="true"
    >
      <path d="M4 2.5H16V18.5H4ZM4 10.3H16" />
      <path d="M24 6H41M32.5 1.5V19M32.5 6Q29.5 12.5 23.5 15.5M32.5 6Q35.5 12.5 41.5 15.5M28.5 14.5H36.5" />
      <path d="M47 1.5H51.5M45 4.5H53.5M46 7.5H52.5M46 10.3H52.5M46 13.3H52.5V18.5H46Z" />
      <path d="M55 2.5H64M59 2.5L58 10M55.5 6H62.5L62 10M54.5 10H64.5M56 13.3H63V18.5H56Z" />
    </svg>
  );
}

const THEME_KEY = {
  system: 'table.themeSystem',
  light: 'table.themeLight',
  dark: 'table.themeDark',
} as const;

export function ThemeSwitch() {
  const { t, theme, setTheme } = useSettings();
  const next = itemAt(THEMES, (THEMES.indexOf(theme) + 1) % THEMES.length);
  return (
    <button type="button" className="button" data-testid="theme" onClick={() => setTheme(next)}>
      {t(THEME_KEY[theme])}
    </button>
  );
}
