import { idle } from './idle';

/** Weights and sizes in px of fonts that only dialogs and cards use */
const FACES: readonly (readonly [family: '--serif' | '--sans', weight: number, sizes: readonly number[]])[] =
  [
    ['--serif', 700, [17.5, 22, 23]],
    ['--sans', 400, [12.5, 14, 14.5, 15]],
    ['--sans', 600, [12.5, 14.5, 17, 20, 22]],
    ['--sans', 700, [15, 20]],
  ];

/**
 * Lays out hidden text in these fonts while the page is idle. The first text in a font takes up to 10 ms, which would
 * delay the first dialog.
 */
export async function warmFonts(table: HTMLElement): Promise<void> {
  const layOut = async (style: Partial<CSSStyleDeclaration>) => {
    await idle();
    const sample = document.createElement('p');
    sample.className = 'face-sample';
    sample.setAttribute('aria-hidden', 'true');
    Object.assign(sample.style, style);
    sample.textContent = 'Abc 123';
    table.append(sample);
    sample.getBoundingClientRect();
    sample.remove();
  };
  for (const [family, weight, sizes] of FACES)
    for (const size of sizes)
      await layOut({ fontFamily: `var(${family})`, fontWeight: String(weight), fontSize: `${size}px` });
}
