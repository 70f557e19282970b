import type { Language } from '../../language/language';

/** More than the most seats of any table, short enough for every panel. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ada', 'Bruno', 'Clara', 'Edgar', 'Flora', 'Hugo', 'Ines', 'Karl', 'Lotte', 'Oskar', 'Ruth', 'Viktor'],
  ja: [
    'アオイ',
    'イチロ',
    'ウメ',
    'カエデ',
    'ゲンジ',
    'コハル',
    'サクラ',
    'スバル',
    'ツバキ',
    'ハヤテ',
    'ミドリ',
    'レン',
  ],
};

/** A name for a bot that nobody at the table has yet. */
export function botName(language: Language, taken: readonly string[]): string {
  const free = NAMES[language].filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? `Bot ${taken.length + 1}`;
}

/** Whether a name was given to a bot, and not typed. */
export const isBotName = (name: string): boolean =>
  Object.values(NAMES).some((names) => names.includes(name));
