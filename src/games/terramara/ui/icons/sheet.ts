/**
 * The sheet of all icons, pieces, emblems and portraits. It is one file, loaded with the table and inserted into
 * the page once, so that each icon is a `<use>` of it.
 */
const ADDRESS = new URL('./icons.svg', import.meta.url).href;
const ID = 'terramara-signs';

let asked: Promise<void> | null = null;

async function lay(): Promise<void> {
  const answer = await fetch(ADDRESS);
  if (!answer.ok) throw new Error(`signs: ${ADDRESS} answered ${answer.status}`);
  const place = document.createElement('div');
  place.id = ID;
  place.hidden = true;
  place.innerHTML = await answer.text();
  // Gradients and clip paths of a hidden drawing still work in `<use>` elements.
  place.querySelector('svg')?.setAttribute('aria-hidden', 'true');
  document.body.append(place);
}

/** Inserts the sheet into the page once. After a failure, the next call tries again. */
export function mountIconSheet(): Promise<void> {
  asked ??= lay().catch((fault: unknown) => {
    asked = null;
    throw fault;
  });
  return asked;
}
