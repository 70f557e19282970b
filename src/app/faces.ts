import type { Language } from '../language/language';
import { idle } from '../table/painting/idle';

/** A page in English has few Japanese words, which most devices can write themselves: it begins without the faces. */
const ENGLISH_WAITS_MS = 3000;

let japanese: Promise<unknown> | null = null;

/** Loads the Japanese faces, of which the browser fetches the pieces that are shown; a page in English when it has
 *  nothing else to do. Those of the other scripts come with the page. */
export async function loadJapaneseFaces(language: Language): Promise<void> {
  if (language === 'en') {
    await new Promise((resolve) => setTimeout(resolve, ENGLISH_WAITS_MS));
    await idle();
  }
  japanese ??= import('./facesJapanese');
  await japanese;
}
