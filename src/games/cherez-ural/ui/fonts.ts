import { idle } from './parts/later';

/** The Japanese faces come when the language does; the others are the app's. */
let japanese: Promise<unknown> | null = null;

/** Loads the Japanese faces once. */
export function loadJapaneseFonts(): Promise<unknown> {
  japanese ??= import('./fontsJapanese');
  return japanese;
}

/** The faces and sizes of dialogs and cards that nothing on the table has. */
const FACES: readonly (readonly [font: string, text: string])[] = [
  ['700 23px / 1 var(--serif)', 'Abc'],
  ['700 17.5px / 1 var(--serif)', 'Abc'],
  ['400 14px / 1 var(--sans)', 'Abc'],
  ['400 12.5px / 1 var(--sans)', 'Abc'],
  ['400 12.5px / 1 "Shippori Mincho", "Old Standard TT", "Noto Serif CJK JP", serif', 'へ露西亜'],
];

/** The first text in a face takes up to 10 ms, with which no dialog should begin: it is laid out before, unseen, when
 *  the page has nothing else to do. */
export async function warmFaces(table: HTMLElement): Promise<void> {
  for (const [font, text] of FACES) {
    await idle();
    const sample = document.createElement('p');
    sample.className = 'face-sample';
    sample.setAttribute('aria-hidden', 'true');
    sample.style.font = font;
    sample.textContent = text;
    table.append(sample);
    sample.getBoundingClientRect();
    sample.remove();
  }
}
