import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { Box } from './crowd';
import type { Point, Size, View } from './view';

/** A part of the sheet that is drawn once more, larger, where its glyphs have no room on the sheet itself. */
export type InsetOf = {
  readonly part: Box;
  readonly name: string;
  /** The scale of glyphs at which everything in the part has room. */
  readonly glyphs: number;
  /** Whether something of the part is missing on the sheet where glyphs have this scale. */
  readonly isNeeded: (glyphs: number) => boolean;
  /** Points that it had better not cover. */
  readonly points: readonly Point[];
  readonly draw: () => ReactNode;
};

const EDGE = 12;
/** What lies over the lower edge: zoom buttons, or a phone's drawer. */
const LOW = 52;
const PHONE_LOW = 26;
/** From a point to the rim of what is drawn there, at the glyphs' own size. */
const RIM = 11;

/** Its size in px, where glyphs are drawn at `own` px to one of theirs. */
export function insetSize({ part, glyphs }: InsetOf, own: number) {
  const scale = own / glyphs;
  return { scale, width: part.w * scale, height: part.h * scale };
}

const isInside = ([x, y]: Point, box: Box): boolean =>
  Math.abs(x - box.x) < box.w / 2 && Math.abs(y - box.y) < box.h / 2;

type InsetPlace = {
  /** Its left upper corner. */
  readonly at: Point;
  /** How many of the points outside its part lie under it. */
  readonly hides: number;
};

const boxIn = (inset: InsetOf, own: number, [left, top]: Point): Box => {
  const { width: w, height: h } = insetSize(inset, own);
  return { x: left + w / 2, y: top + h / 2, w, h };
};

/** Whether a point of the sheet lies under it, or so near that what is drawn there does. */
export function isUnder(inset: InsetOf, own: number, view: View, at: Point, [x, y]: Point): boolean {
  if (isInside([x, y], inset.part)) return false;
  const box = boxIn(inset, own, at);
  const wider = { ...box, w: box.w + 2 * RIM * own, h: box.h + 2 * RIM * own };
  return isInside([x * view.scale + view.x, y * view.scale + view.y], wider);
}

/** Where it covers least of the board; on a phone below, clear of the overview. */
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

/** The inset in its frame. It is pressed like the board; it is not moved with it. */
export function Inset({ inset, own, at: [left, top] }: InsetProps) {
  const { part, glyphs, name, draw } = inset;
  const { scale, width, height } = insetSize(inset, own);
  const stage = {
    transform: `translate(${(part.w / 2 - part.x) * scale}px, ${(part.h / 2 - part.y) * scale}px) scale(${scale})`,
    '--g': glyphs,
  } as CSSProperties;
  // The board takes pointers and wheel for its own moves; over the inset it must not.
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
