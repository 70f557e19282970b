import type { Language } from '../../language/language';

/** More names than any table has seats, each short enough for every panel. */
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

export function botName(language: Language, taken: readonly string[]): string {
  const free = NAMES[language].filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? `Bot ${taken.length + 1}`;
}

export const isBotName = (name: string): boolean =>
  Object.values(NAMES).some((names) => names.includes(name));
