import type { Language } from '../../language/language';
import { loadEventually } from '../../language/loading';
import { untilIdle } from '../../table/rendering/untilIdle';

/** A sign that every Japanese face has, and one that none has, which is drawn as an empty box. */
const JAPANESE = '露';
const UNKNOWN = '\u{10FFFD}';

/** Whether the device has a Japanese face of its own: without one all signs that it lacks look the same. */
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

/** So long without a press, and the player reads or thinks. */
const REST_MS = 4000;

let japanese: Promise<unknown> | null = null;

/** Loads the Japanese faces, of which the browser fetches the pieces that are shown. A page in English has few Japanese
 *  words, which most devices can write themselves; for the others the faces come while nothing is pressed: the style
 *  sheet names 368 pieces, with which the whole page is laid out anew, and a press would wait 200 ms for that. */
export async function loadJapaneseFaces(language: Language): Promise<void> {
  if (language === 'en') {
    if (writesJapanese()) return;
    await untilIdle(REST_MS);
  }
  japanese ??= loadEventually(() => import('./fontsJapanese'));
  await japanese;
}
