import { useMemo, useState } from 'react';
import { useGame } from '../../game-api/gameContext';
import { LOG_STYLES } from '../../game-api/logStyle';
import type { DisplaySwitch } from '../../game-api/module';
import type { QuickSetting } from '../../game-api/quickSettings';
import { loadPatiently } from '../../language/loading';
import { itemAt } from '../../rules-kit/indexed';
import { PACE_NAMES, SOUNDS, THEMES, TURN_ENDS, useSettings } from '../settings';
import { display, isDisplayed } from './displaySwitches';

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

export function usePaceSetting(): QuickSetting {
  const { t, pace, setPace } = useSettings();
  return useMemo(
    () => ({
      id: 'pace',
      value: pace,
      says: t('table.speed', { pace: t(`table.pace.${pace}`) }),
      onPress: () => setPace(itemAt(PACE_NAMES, (PACE_NAMES.indexOf(pace) + 1) % PACE_NAMES.length)),
    }),
    [t, pace, setPace],
  );
}

export function useSoundSetting(): QuickSetting {
  const { t, sound, setSound } = useSettings();
  return useMemo(() => {
    const next = itemAt(SOUNDS, (SOUNDS.indexOf(sound) + 1) % SOUNDS.length);
    return {
      id: 'sound',
      value: sound,
      says: t(`table.sound.${sound}`),
      onPress: () => {
        setSound(next);
        // A sample, which also shows whether the device is muted.
        if (next === 'on')
          loadPatiently(() => import('../sound/notes'))
            .then(({ playNotes, TURN }) => playNotes(TURN))
            .catch(() => undefined);
      },
    };
  }, [t, sound, setSound]);
}

const QuickSwitch = ({ of: { id, says, onPress } }: { readonly of: QuickSetting }) => (
  <button type="button" className="button" data-testid={id} onClick={onPress}>
    {says}
  </button>
);

export const PaceSwitch = () => <QuickSwitch of={usePaceSetting()} />;
export const SoundSwitch = () => <QuickSwitch of={useSoundSetting()} />;

export function LogSwitch() {
  const { t, logStyle, setLogStyle } = useSettings();
  const next = itemAt(LOG_STYLES, (LOG_STYLES.indexOf(logStyle) + 1) % LOG_STYLES.length);
  return (
    <button type="button" className="button" data-testid="log-style" onClick={() => setLogStyle(next)}>
      {t(`table.log.${logStyle}`)}
    </button>
  );
}

export function TurnEndSwitch() {
  const { t, turnEnd, setTurnEnd } = useSettings();
  const next = itemAt(TURN_ENDS, (TURN_ENDS.indexOf(turnEnd) + 1) % TURN_ENDS.length);
  return (
    <button type="button" className="button" data-testid="turn-end" onClick={() => setTurnEnd(next)}>
      {t(`table.turnEnd.${turnEnd}`)}
    </button>
  );
}
