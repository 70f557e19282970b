/** Rules for people's names, shared by server and pages */

export const MAX_NAME_LENGTH = 40;

/** Characters that are invisible or reorder others: controls, format characters, direction marks, fillers */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/u;

/** Scripts with joining letters, whose shape depends on a joiner or non-joiner between them */
const JOINING = '[\\p{Script=Arab}\\p{Script=Syrc}\\p{Script=Mong}\\p{Script=Nkoo}]';
const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]';
const PICTURE = '\\p{Extended_Pictographic}(?:\\uFE0F|\\uFE0E|\\p{Emoji_Modifier})?';

/** Sequences that need an otherwise invisible character to be drawn correctly */
const VISIBLE_SEQUENCES = new RegExp(
  [
    // Persian: a non-joiner between two letters
    `(?<=${JOINING}\\p{M}*)[\\u200C\\u200D](?=${JOINING})`,
    // Indic scripts: a joiner or non-joiner beside a virama
    `(?<=${VIRAMA})[\\u200C\\u200D]`,
    `(?<=[\\p{L}\\p{M}])[\\u200C\\u200D](?=${VIRAMA})`,
    // Variants of Chinese and Japanese characters, and of Mongolian letters
    '(?<=\\p{Script=Han})[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]',
    '(?<=\\p{Script=Mong})[\\u180B-\\u180D\\u180F]',
    // Emoji: flags of regions, families, keycaps
    '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,6}\\u{E007F}',
    `${PICTURE}(?:\\u200D${PICTURE})*`,
    '[0-9#*]\\uFE0F?\\u20E3',
  ].join('|'),
  'gu',
);

/**
 * Excludes compatibility ideographs (U+F900 and others), because NFC would turn them into different letters of a family
 * name.
 */
const COMPOSABLE = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;

/** Returns a typed name on one line and in Unicode's composed form (NFC). */
export const tidyName = (typed: string): string =>
  typed
    .replace(COMPOSABLE, (part) => part.normalize('NFC'))
    .replace(/\s+/gu, ' ')
    .trim();

/** Returns the first character of a name that is invisible or reorders text, such as "U+200B", or null. */
export function invisibleIn(name: string): string | null {
  const found = INVISIBLE.exec(name.replace(VISIBLE_SEQUENCES, ''));
  if (found === null) return null;
  const code = found[0].codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
