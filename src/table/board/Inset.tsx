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

/** Its size in px, where glyphs are drawn at `own` px to one of theirs. */
export function insetSize({ part, glyphs }: InsetOf, own: number) {
  const scale = own / glyphs;
  return { scale, width: part.w * scale, height: part.h * scale };
}

const isInside = ([x, y]: Point, box: Box): boolean =>
  Math.abs(x - box.x) < box.w / 2 && Math.abs(y - box.y) < box.h / 2;

/** Its left upper corner: where it covers least of the board; on a phone below, clear of the overview. */
export function insetPlace(inset: InsetOf, { width, height }: Size, own: number, view: View, phone: boolean) {
  const { width: w, height: h } = insetSize(inset, own);
  const [right, low] = [width - w - EDGE, height - h - (phone ? PHONE_LOW : LOW)];
  const corners: readonly Point[] = phone
    ? [[(width - w) / 2, low]]
    : [[EDGE, EDGE], [(width - w) / 2, EDGE], [right, EDGE], [right, low]]; // biome-ignore format: one row
  const covered = ([left, top]: Point) =>
    inset.points.filter(
      ([x, y]) =>
        !isInside([x, y], inset.part) &&
        isInside([x * view.scale + view.x, y * view.scale + view.y], {
          x: left + w / 2,
          y: top + h / 2,
          w,
          h,
        }),
    ).length;
  return corners.reduce((least, corner) => (covered(corner) < covered(least) ? corner : least));
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
