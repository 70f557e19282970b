import { useState } from 'react';
import { useGame } from '../../game-api/gameContext';
import { LOG_STYLES } from '../../game-api/logStyle';
import type { DisplaySwitch } from '../../game-api/module';
import { itemAt } from '../../rules-kit/indexed';
import { PACE_NAMES, THEMES, useSettings } from '../settings';
import { display, isDisplayed } from './displaySwitches';

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
  const next = itemAt(THEMES, (THEMES.indexOf(theme) + 1) % THEMES.length);
  return (
    <button type="button" className="button" data-testid="theme" onClick={() => setTheme(next)}>
      {t(THEME_KEY[theme])}
    </button>
  );
}

export function DisplaySwitches() {
  const { displaySwitches } = useGame();
  return displaySwitches.map((each) => <DisplaySwitchButton key={each.id} of={each} />);
}

function DisplaySwitchButton({ of: { id, shown, hidden } }: { readonly of: DisplaySwitch }) {
  const { language } = useSettings();
  const [isShown, setShown] = useState(() => isDisplayed(id));
  return (
    <button
      type="button"
      className="button"
      data-testid={`show-${id}`}
      onClick={() => {
        display(id, !isShown);
        setShown(!isShown);
      }}
    >
      {(isShown ? shown : hidden)[language]}
    </button>
  );
}

export function PaceSwitch() {
  const { t, pace, setPace } = useSettings();
  const next = itemAt(PACE_NAMES, (PACE_NAMES.indexOf(pace) + 1) % PACE_NAMES.length);
  return (
    <button type="button" className="button" data-testid="pace" onClick={() => setPace(next)}>
      {t('table.speed', { pace: t(`table.pace.${pace}`) })}
    </button>
  );
}

export function LogSwitch() {
  const { t, logStyle, setLogStyle } = useSettings();
  const next = itemAt(LOG_STYLES, (LOG_STYLES.indexOf(logStyle) + 1) % LOG_STYLES.length);
  return (
    <button type="button" className="button" data-testid="log-style" onClick={() => setLogStyle(next)}>
      {t(`table.log.${logStyle}`)}
    </button>
  );
}
