import { idle } from './idle';

/** The weights and sizes in px of dialogs and cards that nothing on the table has. */
const FACES: readonly (readonly [family: '--serif' | '--sans', weight: number, sizes: readonly number[]])[] =
  [
    ['--serif', 700, [17.5, 22, 23]],
    ['--sans', 400, [12.5, 14, 14.5, 15]],
    ['--sans', 600, [12.5, 14.5, 17, 20, 22]],
    ['--sans', 700, [15, 20]],
  ];

/** The size in px of a card's second name, in the other script. */
const SECOND_NAME = 12.5;

/** The first text in a face takes up to 10 ms, with which no dialog should begin: it is laid out before, unseen, when
 *  the page has nothing else to do. */
export async function warmFaces(table: HTMLElement): Promise<void> {
  const layOut = async (text: string, style: Partial<CSSStyleDeclaration>, language: string) => {
    await idle();
    const sample = document.createElement('p');
    sample.className = 'face-sample';
    sample.setAttribute('aria-hidden', 'true');
    sample.lang = language;
    Object.assign(sample.style, style);
    sample.textContent = text;
    table.append(sample);
    sample.getBoundingClientRect();
    sample.remove();
  };
  for (const [family, weight, sizes] of FACES)
    for (const size of sizes)
      await layOut(
        'Abc 123',
        { fontFamily: `var(${family})`, fontWeight: String(weight), fontSize: `${size}px` },
        table.lang,
      );
  await layOut('へ露西亜', { fontFamily: 'var(--serif)', fontSize: `${SECOND_NAME}px` }, 'ja');
}
