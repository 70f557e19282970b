import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readKey } from '../../src/table/keys/readKey';

const read = (key: string, code: string, more: Partial<KeyboardEvent> = {}) =>
  readKey({ key, code, shiftKey: false, isComposing: false, ...more });

describe('readKey', () => {
  it.each([
    ['z', 'KeyZ', 'z', 'US'],
    ['Z', 'KeyZ', 'z', 'US with Caps Lock'],
    ['z', 'KeyY', 'z', 'German'],
    ['z', 'Slash', 'z', 'Dvorak'],
    ['я', 'KeyZ', 'z', 'Russian'],
    ['Я', 'KeyZ', 'z', 'Russian with Caps Lock'],
    ['н', 'KeyY', 'y', 'Russian'],
    ['ζ', 'KeyZ', 'z', 'Greek'],
    ['υ', 'KeyY', 'y', 'Greek'],
    ['つ', 'KeyZ', 'z', 'kana'],
    ['ﾂ', 'KeyZ', 'z', 'half-width kana'],
    ['ｚ', 'KeyZ', 'z', 'full width'],
    ['Ｚ', 'KeyZ', 'z', 'full width with Caps Lock'],
    ['ז', 'KeyZ', 'z', 'Hebrew'],
    ['ط', 'KeyY', 'y', 'Arabic'],
    ['Process', 'KeyZ', 'z', 'an input method'],
    ['１', 'Digit1', '1', 'full width'],
    ['٣', 'Digit3', '3', 'Arabic'],
    ['ぬ', 'Digit1', '1', 'kana'],
    ['４', 'Numpad4', '4', 'full width'],
    ['？', 'Slash', '?', 'full width'],
    ['＋', 'Semicolon', '+', 'full width'],
    ['ほ', 'Minus', '-', 'kana'],
    ['é', 'Digit2', 'é', 'French'],
    ['.', 'Slash', '.', 'Russian'],
    ['Enter', 'NumpadEnter', 'Enter', 'any'],
    [' ', 'Space', ' ', 'any'],
    ['\u3000', 'Space', ' ', 'full width'],
    ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'any'],
  ])('reads %s (%s) as %s: %s keyboard', (key, code, expected) => {
    expect(read(key, code)).toBe(expected);
  });

  it('reads Shift and Slash as a question mark under kana', () => {
    expect(read('・', 'Slash', { shiftKey: true })).toBe('?');
  });

  it.each(['a', 'Enter', 'Escape', 'Process'])('returns null for %s while text is being composed', (key) => {
    expect(read(key, 'KeyA', { isComposing: true })).toBe(null);
  });

  it('returns null for a key without a place or a Latin letter', () => {
    expect(read('Dead', 'Quote')).toBe(null);
    expect(read('ч', '')).toBe(null);
  });

  it('is the only reader of keys in the app', () => {
    const READERS = [
      /\b(?:event|e)\.(?:key|code|keyCode)\b/,
      /\{[^{}]*\bkey\b[^{}]*\}(?:: \w*KeyboardEvent| = event\b)/,
    ];
    const others = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('readKey.ts') && !file.startsWith('server'))
      .filter((file) => READERS.some((reader) => reader.test(readFileSync(`src/${file}`, 'utf8'))));
    expect(others).toEqual([]);
  });
});
