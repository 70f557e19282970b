import { type ReactNode, useEffect, useRef } from 'react';
import type { Box } from './crowd';
import type { Point, Size, View } from './view';

/** A part of the sheet that is drawn a second time and larger, because its glyphs don't fit on the sheet */
export type InsetOf = {
  readonly part: Box;
  readonly name: string;
  /** Scale of glyphs at which everything in the part fits */
  readonly glyphs: number;
  /** Checks whether anything in this part of the board is left out at this glyph scale. */
  readonly isNeeded: (glyphs: number) => boolean;
  /** Points on the sheet that the inset should not cover: all outside the part */
  readonly points: readonly Point[];
  readonly draw: () => ReactNode;
};

const EDGE = 12;
/** Height of what covers the lower edge, in px: the zoom buttons, or a phone's drawer */
const LOW = 52;
const PHONE_LOW = 26;
/** Distance from a point to the edge of its drawing, in px of a glyph at scale 1 */
const RIM = 11;

/** Returns scale and size in px. `own` is the size on the screen of one px of a glyph. */
export function insetSize({ part, glyphs }: InsetOf, own: number) {
  const scale = own / glyphs;
  return { scale, width: part.w * scale, height: part.h * scale };
}

const isInside = ([x, y]: Point, box: Box): boolean =>
  Math.abs(x - box.x) < box.w / 2 && Math.abs(y - box.y) < box.h / 2;

type InsetPlace = {
  /** Top left corner */
  readonly at: Point;
  /** Number of points outside the part that the inset covers */
  readonly hides: number;
};

const boxIn = (inset: InsetOf, own: number, [left, top]: Point): Box => {
  const { width: w, height: h } = insetSize(inset, own);
  return { x: left + w / 2, y: top + h / 2, w, h };
};

/** Checks whether the inset covers a point of the sheet or the drawing around it. */
export function isUnder(inset: InsetOf, own: number, view: View, at: Point, [x, y]: Point): boolean {
  if (!inset.points.some(([left, top]) => left === x && top === y)) return false;
  const box = boxIn(inset, own, at);
  const wider = { ...box, w: box.w + 2 * RIM * own, h: box.h + 2 * RIM * own };
  return isInside([x * view.scale + view.x, y * view.scale + view.y], wider);
}

/**
 * Returns the place where the inset covers the fewest points. On a phone it is at the bottom, away from the overview.
 */
export function insetPlace(
  inset: InsetOf,
  { width, height }: Size,
  own: number,
  view: View,
  phone: boolean,
): InsetPlace {
  const { width: w, height: h } = insetSize(inset, own);
  const [right, low] = [width - w - EDGE, height - h - (phone ? PHONE_LOW : LOW)];
  const middle = (width - w) / 2;
  const corners: readonly Point[] = phone
    ? [[middle, low]]
    : [[EDGE, EDGE], [middle, EDGE], [right, EDGE], [EDGE, low], [middle, low], [right, low]]; // biome-ignore format: one row
  const places = corners.map((at) => ({
    at,
    hides: inset.points.filter((point) => isUnder(inset, own, view, at, point)).length,
  }));
  return places.reduce((best, place) => (place.hides < best.hides ? place : best));
}

type InsetProps = { readonly inset: InsetOf; readonly own: number; readonly at: Point };

/** Shows the inset in its frame. Its spots can be clicked, but it does not move with the board. */
export function Inset({ inset, own, at: [left, top] }: InsetProps) {
  const { part, glyphs, name, draw } = inset;
  const { scale, width, height } = insetSize(inset, own);
  const stage = {
    transform: `translate(${(part.w / 2 - part.x) * scale}px, ${(part.h / 2 - part.y) * scale}px) scale(${scale})`,
    '--g': glyphs,
  };
  // Without this, dragging or scrolling over the inset would move the board.
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const stop = (event: Event) => event.stopPropagation();
    box.current?.addEventListener('wheel', stop);
    box.current?.addEventListener('pointerdown', stop);
  }, []);
  return (
    <section ref={box} className="map-inset" aria-label={name} style={{ left, top, width, height }}>
      <div className="map-stage" style={stage}>
        {draw()}
      </div>
      <span className="map-inset-name" aria-hidden="true">
        {name}
      </span>
    </section>
  );
}
