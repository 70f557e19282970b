/**
 * Animates pieces from their previous places. Pieces are matched by name, so no other part of the board has to take
 * part.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { EASING, isStill, STILL_MS } from './motion';

/** Every animated piece has a name here. A new piece starts at the element whose test id is in `data-from`. */
const PIECES = '[data-piece]';

/** More pieces than this mean a jump through the game rather than a move, so nothing is animated. */
const MOST_AT_ONCE = 14;

const USUAL_MS = 250;

/** Settings of a game's animations */
type Ways = {
  /** Durations in ms by prefix of the piece's name, where they differ from the default */
  readonly times: Readonly<Record<string, number>>;
  /** Selector of pieces that no ancestor clips. They move directly instead of as a copy. */
  readonly free: string;
};

type Place = { readonly x: number; readonly y: number };

const corner = (element: Element): Place => {
  const { x, y } = element.getBoundingClientRect();
  return { x, y };
};

function comesFrom(action: string | undefined): Place | null {
  const element = action === undefined ? null : document.querySelector(`[data-action="${action}"]`);
  return element === null ? null : corner(element);
}

/** Moves the piece itself. Only for pieces that no ancestor clips. */
function moveFree(piece: HTMLElement, from: Place, to: Place, zoom: number, duration: number): () => void {
  const back = `${(from.x - to.x) / zoom}px ${(from.y - to.y) / zoom}px`;
  const way = piece.animate([{ translate: back }, { translate: '0 0' }], { duration, easing: EASING });
  return () => way.cancel();
}

/** Moves a copy of the piece above the table, where no ancestor clips it, and hides the piece in the meantime. */
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

/** Time in ms after which a board that is rendered in steps is complete */
const SETTLED_MS = 500;

type Pieces = ReadonlyMap<string, { readonly piece: HTMLElement; readonly at: Place }>;

const lookAt = (board: HTMLElement): Pieces =>
  new Map(
    [...board.querySelectorAll<HTMLElement>(PIECES)].map((piece) => [
      piece.dataset.piece ?? '',
      { piece, at: corner(piece) },
    ]),
  );

/**
 * Animates the pieces that moved with each new `position`; any click ends the animation. With reduced motion they get
 * an outline for a second. `ways` must be the same object in every render.
 */
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

/** Animates everything that moved. Returns functions that end the animations. */
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
