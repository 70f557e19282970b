import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'isComposing'>;

/** Values that input methods report instead of the actual key */
const UNREADABLE = ['Process', 'Unidentified', 'Dead'];
const LATIN_OR_ASCII = /^[\p{ASCII}\p{Script=Latin}]$/u;
/** Punctuation keys by position on the keyboard: without and with Shift */
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

/**
 * Returns the key of an event independent of the keyboard layout: named keys such as `Enter` unchanged, letters in
 * lower case, digits and punctuation as ASCII. A key without a Latin letter (Cyrillic, Greek, kana, Hebrew) is read by
 * its position. Returns null for input methods and for keys without a meaning here.
 */
export function readKey(event: KeyPress | ReactKeyboardEvent): string | null {
  const press = 'nativeEvent' in event ? event.nativeEvent : event;
  if (press.isComposing) return null;
  const key = press.key.normalize('NFKC');
  if (key.length > 1 && !UNREADABLE.includes(key)) return key;
  return LATIN_OR_ASCII.test(key) ? key.toLowerCase() : byPlace(press.code, press.shiftKey);
}
