/** Pieces run from where they stood: each is found again by its name, so that no part of the board knows of it. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { G } from '../../rules/state';

/** What runs says its name here; a piece that is new comes from the element that `data-from` names. */
const PIECES = '[data-piece]';

/** Longer than this many at once is no move but a leap through the game: nothing runs. */
const MOST_AT_ONCE = 14;

const MS = { worker: 250, cart: 240, canoe: 300, mark: 300, card: 200 } as const;
const timeOf = (piece: string): number =>
  Object.entries(MS).find(([kind]) => piece.startsWith(kind))?.[1] ?? 250;

type Place = { readonly x: number; readonly y: number };

const corner = (element: Element): Place => {
  const { x, y } = element.getBoundingClientRect();
  return { x, y };
};

const wantsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function comesFrom(testId: string | undefined): Place | null {
  const element = testId === undefined ? null : document.querySelector(`[data-testid="${testId}"]`);
  return element === null ? null : corner(element);
}

/** A card of the row moves up by itself: nothing cuts it off. */
function moveUp(card: HTMLElement, from: Place, to: Place, zoom: number, duration: number): () => void {
  const back = `${(from.x - to.x) / zoom}px ${(from.y - to.y) / zoom}px`;
  const way = card.animate([{ translate: back }, { translate: '0 0' }], { duration, easing: 'ease-in-out' });
  return () => way.cancel();
}

/** A picture of the piece runs over the table, where no tile cuts it off; the piece itself waits unseen. */
function run(piece: HTMLElement, from: Place, to: Place, zoom: number, duration: number): () => void {
  const flying = document.createElement('span');
  flying.className = 'flying';
  flying.setAttribute('aria-hidden', 'true');
  const picture = document.createElement('span');
  picture.style.zoom = `${zoom}`;
  picture.append(...[...piece.childNodes].map((node) => node.cloneNode(true)));
  flying.append(picture);
  piece.closest('.terramara')?.append(flying);
  const hidden = piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  const way = flying.animate(
    [{ translate: `${from.x}px ${from.y}px` }, { translate: `${to.x}px ${to.y}px` }],
    { duration, easing: 'ease-in-out' },
  );
  const end = () => {
    hidden.cancel();
    flying.remove();
  };
  way.onfinish = end;
  return end;
}

const OUTLINE = { outline: '2px solid var(--pri)', borderRadius: '4px' };

/** By then a board that is put up in parts stands whole. */
const SETTLED_MS = 500;

type Pieces = ReadonlyMap<string, { readonly piece: HTMLElement; readonly at: Place }>;

const lookAt = (board: HTMLElement): Pieces =>
  new Map(
    [...board.querySelectorAll<HTMLElement>(PIECES)].map((piece) => [
      piece.dataset.piece ?? '',
      { piece, at: corner(piece) },
    ]),
  );

/** After each position: what moved runs there, and any press ends it. Reduced motion: it is outlined for a second. */
export function usePiecesRun(board: RefObject<HTMLElement | null>, G: G): void {
  const seen = useRef<Pieces | null>(null);
  useLayoutEffect(() => {
    const element = board.current;
    if (element === null) return;
    const before = seen.current;
    const now = lookAt(element);
    seen.current = now;
    const settled = setTimeout(() => {
      seen.current = lookAt(element);
    }, SETTLED_MS);
    const ends = before === null || before.size === 0 ? [] : runAll(element, before, now);
    const stop = () => {
      for (const end of ends) end();
    };
    document.addEventListener('pointerdown', stop, { once: true, capture: true });
    document.addEventListener('keydown', stop, { once: true, capture: true });
    return () => {
      clearTimeout(settled);
      document.removeEventListener('pointerdown', stop, { capture: true });
      document.removeEventListener('keydown', stop, { capture: true });
      stop();
    };
  }, [board, G]);
}

/** Lets everything run that moved; what ends it. */
function runAll(board: HTMLElement, before: Pieces, now: Pieces): readonly (() => void)[] {
  const moved = [...now].flatMap(([name, { piece, at }]) => {
    const from = before.get(name)?.at ?? comesFrom(piece.dataset.from);
    return from === null || Math.hypot(from.x - at.x, from.y - at.y) < 3 ? [] : [{ piece, name, from, at }];
  });
  if (moved.length > MOST_AT_ONCE) return [];
  const zoom = Number.parseFloat(getComputedStyle(board).zoom) || 1;
  return moved.map(({ piece, name, from, at }) => {
    if (wantsStill()) {
      const outline = piece.animate([OUTLINE, OUTLINE], { duration: 1000 });
      return () => outline.cancel();
    }
    const runs = piece.matches('.row-card') ? moveUp : run;
    return runs(piece, from, at, zoom, timeOf(name));
  });
}
