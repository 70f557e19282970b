/** The viewer's settings: language, theme, pace of the bots, sound and style of the log. */
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { LOG_STYLES, type LogStyle, LogStyleContext } from '../game-api/logStyle';
import { LANGUAGES, type Language } from '../language/language';
import { addFailedLoad } from '../language/loading';
import type { KeyOf } from '../language/translated';
import { createTranslators, loadLanguage, type Translate } from '../language/translator';
import { keysOf } from '../rules-kit/records';
import { loadJapaneseFaces } from './page/fonts';
import { readSetting, writeSetting } from './storage';
import { en } from './text/en';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Pause in ms before each move of a bot. `step` waits for the viewer. */
export const PACES = { off: 0, fast: 450, normal: 1300, step: Number.POSITIVE_INFINITY } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = keysOf(PACES);

/** Selects whether the player or the app ends a turn in which nothing else can be done. */
export const TURN_ENDS = ['byHand', 'auto'] as const;
export type TurnEnd = (typeof TURN_ENDS)[number];

export const SOUNDS = ['off', 'on'] as const;
export type Sound = (typeof SOUNDS)[number];

type TextKey = KeyOf<typeof en>;
const { translator } = createTranslators<TextKey>({ en, ja: async () => (await import('./text/ja')).ja });

type Settings = {
  readonly language: Language;
  readonly theme: Theme;
  /** How long a bot's move is shown before the next one. */
  readonly pace: Pace;
  readonly logStyle: LogStyle;
  readonly turnEnd: TurnEnd;
  /** Whether a table plays a sound when others move and when the viewer's turn begins */
  readonly sound: Sound;
  readonly t: Translate<TextKey>;
  readonly setLanguage: (language: Language) => void;
  /** The language that was chosen last but could not be fetched; the page keeps the previous one. */
  readonly missingLanguage: Language | null;
  readonly setTheme: (theme: Theme) => void;
  readonly setPace: (pace: Pace) => void;
  readonly setLogStyle: (style: LogStyle) => void;
  readonly setTurnEnd: (end: TurnEnd) => void;
  readonly setSound: (sound: Sound) => void;
};

const Context = createContext<Settings | null>(null);

/** Returns the language that the viewer chose, or else the browser's. */
export function preferredLanguage(): Language {
  const stored = readSetting('language');
  const found = LANGUAGES.find((language) => language === stored);
  return found ?? (navigator.language.startsWith('ja') ? 'ja' : 'en');
}

type ProviderProps = {
  readonly children: ReactNode;
  /** The preferred language, or English if its texts could not be fetched. */
  readonly firstLanguage?: Language;
};

export function SettingsProvider({ children, firstLanguage = preferredLanguage() }: ProviderProps) {
  const [language, showLanguage] = useState(firstLanguage);
  const [missingLanguage, setMissingLanguage] = useState<Language | null>(() =>
    firstLanguage === preferredLanguage() ? null : preferredLanguage(),
  );
  const [theme, setTheme] = useState<Theme>(
    () => THEMES.find((known) => known === readSetting('theme')) ?? 'system',
  );
  const [pace, setPace] = useState<Pace>(
    () => PACE_NAMES.find((known) => known === readSetting('pace')) ?? 'normal',
  );
  useEffect(() => writeSetting('pace', pace), [pace]);
  const [logStyle, setLogStyle] = useState<LogStyle>(
    () => LOG_STYLES.find((known) => known === readSetting('logStyle')) ?? 'sentences',
  );
  useEffect(() => writeSetting('logStyle', logStyle), [logStyle]);
  const [turnEnd, setTurnEnd] = useState<TurnEnd>(
    () => TURN_ENDS.find((known) => known === readSetting('turnEnd')) ?? 'byHand',
  );
  useEffect(() => writeSetting('turnEnd', turnEnd), [turnEnd]);
  const [sound, setSound] = useState<Sound>(() => (readSetting('turn.sound') === 'on' ? 'on' : 'off'));
  useEffect(() => writeSetting('turn.sound', sound), [sound]);
  useEffect(() => {
    document.documentElement.lang = language;
    // Without them, the page uses the device's fonts.
    loadJapaneseFaces(language).catch(() => undefined);
  }, [language]);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    writeSetting('theme', theme);
  }, [theme]);
  const setLanguage = useCallback((next: Language) => {
    setMissingLanguage(null);
    loadLanguage(next).then(
      () => {
        writeSetting('language', next);
        startTransition(() => showLanguage(next));
      },
      () => setMissingLanguage(next),
    );
  }, []);
  useEffect(
    () => (missingLanguage === null ? undefined : addFailedLoad(() => setLanguage(missingLanguage), true)),
    [missingLanguage, setLanguage],
  );
  const t = translator(language);
  const settings = useMemo(
    () => ({
      language,
      theme,
      t,
      setLanguage,
      missingLanguage,
      setTheme,
      pace,
      setPace,
      logStyle,
      setLogStyle,
      turnEnd,
      setTurnEnd,
      sound,
      setSound,
    }),
    [language, setLanguage, missingLanguage, theme, t, pace, logStyle, turnEnd, sound],
  );
  return (
    <Context value={settings}>
      <LogStyleContext value={logStyle}>{children}</LogStyleContext>
    </Context>
  );
}

export function useSettings(): Settings {
  const settings = useContext(Context);
  if (settings === null) throw new Error('useSettings: expected a SettingsProvider above');
  return settings;
}
