/** The sheet of all signs, pieces, emblems and portraits: one file, fetched with the table and laid into the page once,
 *  so that each sign is a `<use>` of it. */
const ADDRESS = new URL('./signs.svg', import.meta.url).href;
const ID = 'terramara-signs';

let asked: Promise<void> | null = null;

async function lay(): Promise<void> {
  const answer = await fetch(ADDRESS);
  if (!answer.ok) throw new Error(`signs: ${ADDRESS} answered ${answer.status}`);
  const place = document.createElement('div');
  place.id = ID;
  place.hidden = true;
  place.innerHTML = await answer.text();
  // A hidden drawing's gradients and clips still serve those who use them.
  place.querySelector('svg')?.setAttribute('aria-hidden', 'true');
  document.body.append(place);
}

/** Lays the sheet into the page; asked again it does nothing, and after a failure it tries once more. */
export function laySigns(): Promise<void> {
  asked ??= lay().catch((fault: unknown) => {
    asked = null;
    throw fault;
  });
  return asked;
}
