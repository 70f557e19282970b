import type { Language } from '../../language/language';
import { loadEventually } from '../../language/loading';
import { untilIdle } from '../../language/untilIdle';

/** A character that every Japanese font has, and one that no font has, which appears as an empty box. */
const JAPANESE = '露';
const UNKNOWN = '\u{10FFFD}';

/** Checks whether the device has a Japanese font. Without one, both characters look the same. */
function writesJapanese(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 24;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return true;
  const drawn = (sign: string): string => {
    pen.clearRect(0, 0, 24, 24);
    pen.font = '20px sans-serif';
    pen.fillText(sign, 2, 20);
    return pen.getImageData(0, 0, 24, 24).data.join();
  };
  return drawn(JAPANESE) !== drawn(UNKNOWN);
}

/** Idle time in ms after which the user is probably reading. */
const REST_MS = 4000;

let japanese: Promise<unknown> | null = null;

/**
 * Loads the Japanese fonts; the browser then fetches only the pieces in use. English pages contain few Japanese words,
 * and most devices have a font for them. On the others, the fonts load while the user is idle: their style sheet lists
 * 368 pieces and causes a layout of the whole page, which would delay a press by 200 ms.
 */
export async function loadJapaneseFaces(language: Language): Promise<void> {
  if (language === 'en') {
    if (writesJapanese()) return;
    await untilIdle(REST_MS);
  }
  japanese ??= loadEventually(() => import('./fontsJapanese'));
  await japanese;
}
