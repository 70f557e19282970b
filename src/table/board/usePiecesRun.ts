/** Pieces run from where they stood: each is found again by its name, so that no part of the board knows of it. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { EASING, isStill, STILL_MS } from './motion';

/** What runs says its name here; a piece that is new comes from the element that `data-from` names. */
const PIECES = '[data-piece]';

/** Longer than this many at once is no move but a leap through the game: nothing runs. */
const MOST_AT_ONCE = 14;

const USUAL_MS = 250;

/** How the pieces of a game run. */
type Ways = {
  /** By the beginning of their names, in ms, where it is not the usual time. */
  readonly times: Readonly<Record<string, number>>;
  /** A selector of those that nothing cuts off: they move by themselves. */
  readonly free: string;
};

type Place = { readonly x: number; readonly y: number };

const corner = (element: Element): Place => {
  const { x, y } = element.getBoundingClientRect();
  return { x, y };
};

function comesFrom(testId: string | undefined): Place | null {
  const element = testId === undefined ? null : document.querySelector(`[data-testid="${testId}"]`);
  return element === null ? null : corner(element);
}

/** The piece itself moves: nothing cuts it off. */
function moveFree(piece: HTMLElement, from: Place, to: Place, zoom: number, duration: number): () => void {
  const back = `${(from.x - to.x) / zoom}px ${(from.y - to.y) / zoom}px`;
  const way = piece.animate([{ translate: back }, { translate: '0 0' }], { duration, easing: EASING });
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
  piece.closest('.table')?.append(flying);
  const hidden = piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  const way = flying.animate(
    [{ translate: `${from.x}px ${from.y}px` }, { translate: `${to.x}px ${to.y}px` }],
    { duration, easing: EASING },
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

/** After each `position`: what moved runs there, and any press ends it. Reduced motion: it is outlined for a second.
 *  `ways` is always the same. */
export function usePiecesRun(board: RefObject<HTMLElement | null>, position: unknown, ways: Ways): void {
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
    const ends = before === null || before.size === 0 ? [] : runAll(element, before, now, ways);
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
  }, [board, position, ways]);
}

/** Lets everything run that moved; what ends it. */
function runAll(board: HTMLElement, before: Pieces, now: Pieces, ways: Ways): readonly (() => void)[] {
  const moved = [...now].flatMap(([name, { piece, at }]) => {
    const from = before.get(name)?.at ?? comesFrom(piece.dataset.from);
    return from === null || Math.hypot(from.x - at.x, from.y - at.y) < 3 ? [] : [{ piece, name, from, at }];
  });
  if (moved.length > MOST_AT_ONCE) return [];
  const zoom = Number.parseFloat(getComputedStyle(board).zoom) || 1;
  return moved.map(({ piece, name, from, at }) => {
    if (isStill()) {
      const outline = piece.animate([OUTLINE, OUTLINE], { duration: STILL_MS });
      return () => outline.cancel();
    }
    const duration = Object.entries(ways.times).find(([kind]) => name.startsWith(kind))?.[1] ?? USUAL_MS;
    return (piece.matches(ways.free) ? moveFree : run)(piece, from, at, zoom, duration);
  });
}
