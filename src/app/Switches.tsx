import { PACE_NAMES, THEMES, useSettings } from './settings';

export function LanguageSwitch() {
  const { t, language, setLanguage } = useSettings();
  const other = language === 'en' ? 'ja' : 'en';
  return (
    <button
      type="button"
      className="button"
      lang={other}
      data-testid="language"
      onClick={() => setLanguage(other)}
    >
      {t('table.language')}
    </button>
  );
}

const THEME_KEY = {
  system: 'table.themeSystem',
  light: 'table.themeLight',
  dark: 'table.themeDark',
} as const;

export function ThemeSwitch() {
  const { t, theme, setTheme } = useSettings();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  return (
    <button type="button" className="button" data-testid="theme" onClick={() => setTheme(next)}>
      {t(THEME_KEY[theme])}
    </button>
  );
}

export function NamesSwitch() {
  const { t, russianNames, setRussianNames } = useSettings();
  return (
    <button
      type="button"
      className="button"
      data-testid="russian-names"
      onClick={() => setRussianNames(!russianNames)}
    >
      {t(russianNames ? 'table.russianNamesOn' : 'table.russianNamesOff')}
    </button>
  );
}

/** How fast bots play, where there are bots. */
export function PaceSwitch() {
  const { t, pace, setPace } = useSettings();
  const next = PACE_NAMES[(PACE_NAMES.indexOf(pace) + 1) % PACE_NAMES.length];
  return (
    <button type="button" className="button" data-testid="pace" onClick={() => setPace(next)}>
      {t('table.speed', { pace: t(`table.pace.${pace}`) })}
    </button>
  );
}
