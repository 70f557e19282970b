import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'isComposing'>;

/** Keys that an input method reports for every press, whichever key it was. */
const UNREADABLE = ['Process', 'Unidentified', 'Dead'];
const LATIN_OR_ASCII = /^[\p{ASCII}\p{Script=Latin}]$/u;
/** Punctuation the table uses, by its place on the keyboard: alone, and with Shift. */
const PUNCTUATION: Readonly<Record<string, readonly [string, string]>> = {
  Equal: ['=', '+'],
  Minus: ['-', '-'],
  NumpadAdd: ['+', '+'],
  NumpadSubtract: ['-', '-'],
  Slash: ['/', '?'],
};

function byPlace(code: string, shiftKey: boolean): string | null {
  const [, character] = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code) ?? [];
  return character?.toLowerCase() ?? PUNCTUATION[code]?.[shiftKey ? 1 : 0] ?? null;
}

/** Returns the key of a press under any keyboard: a named key such as `Enter` as it is, a letter in lower case, digits and
 *  punctuation as ASCII. A key that gives no Latin letter (Cyrillic, Greek, kana, Hebrew) is read by its place on the
 *  keyboard. Returns null for presses that belong to an input method or mean nothing here. */
export function readKey(event: KeyPress | ReactKeyboardEvent): string | null {
  const press = 'nativeEvent' in event ? event.nativeEvent : event;
  if (press.isComposing) return null;
  const key = press.key.normalize('NFKC');
  if (key.length > 1 && !UNREADABLE.includes(key)) return key;
  return LATIN_OR_ASCII.test(key) ? key.toLowerCase() : byPlace(press.code, press.shiftKey);
}
