import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo } from 'react';
import { readKey } from '../keys/readKey';
import { arePropsEqual, useStable } from '../rendering/useStable';
import type { Box } from './crowd';
import { glyphAt } from './glyph';
import { nearestTowards, spotUnder } from './nearest';
import type { Point } from './view';

type SpotsProps<Id extends string> = {
  /** Spots to draw, in Tab order */
  readonly spots: readonly Id[];
  /** Spots that can be chosen now, on the board or in an inset. The arrow keys move between all of them. */
  readonly targets: ReadonlySet<Id>;
  readonly pointOf: (spot: Id) => Point;
  /** Half the size of a spot's icon, in px at scale 1 */
  readonly radiusOf: (spot: Id) => number;
  /** A label beside the spot that can be pressed too: its box relative to the spot, in px at scale 1 */
  readonly tagOf?: (spot: Id) => Box | undefined;
  /** Describes a spot, its state and what choosing it would do. */
  readonly labelOf: (spot: Id) => string;
  readonly hovered: Id | null;
  readonly onSpot: (spot: Id) => void;
  /**
   * Called with the spot under the pointer or focus, or null. Like `onSpot`, it must be the same function in every
   * render.
   */
  readonly onHover: (spot: Id | null) => void;
  /** Called when keyboard focus reaches a spot. */
  readonly onReach: (spot: Id) => void;
};

type DiscProps = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly onSpot: (spot: string) => void;
  readonly onHover: (spot: string | null) => void;
};
type TargetProps = DiscProps & {
  readonly radius: number;
  readonly tag?: Box;
  readonly label: string;
  readonly onReach: (spot: string) => void;
  readonly onKey: (event: KeyboardEvent<SVGGElement>, spot: string) => void;
};

/**
 * CSS computes a circle's radius from `--g`. Setting each radius from React would cost time in every frame of a zoom.
 */
const sized = (radius: number): CSSProperties => ({ '--r': radius });

/** Handlers of a disc. A press or hover counts for the nearest spot, because discs overlap in a small window. */
function pointerHandlers({ id, onSpot, onHover }: Pick<DiscProps, 'id' | 'onSpot' | 'onHover'>) {
  const hover = ({ nativeEvent }: MouseEvent) => onHover(spotUnder(nativeEvent) ?? id);
  return {
    onClick: ({ nativeEvent }: MouseEvent) => onSpot(spotUnder(nativeEvent) ?? id),
    onPointerEnter: hover,
    onPointerMove: hover,
    onPointerLeave: () => onHover(null),
  };
}

const Target = memo(function Target(props: TargetProps) {
  const { id, x, y, radius, tag, label, onHover, onReach, onKey } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no button element
    <g
      className="map-button"
      role="button"
      tabIndex={0}
      aria-label={label}
      data-space={id}
      {...pointerHandlers(props)}
      onKeyDown={(event) => onKey(event, id)}
      onFocus={(event) => {
        // Skip focus by pointer, because moving the board between press and release would miss the click.
        if (event.currentTarget.matches(':focus-visible')) onReach(id);
        onHover(id);
      }}
      onBlur={() => onHover(null)}
    >
      <circle className="map-press" cx={x} cy={y} style={sized(13)} />
      {tag === undefined ? null : (
        <rect
          className="map-press"
          style={glyphAt([x, y], [tag.x, tag.y])}
          x={-tag.w / 2}
          y={-tag.h / 2}
          width={tag.w}
          height={tag.h}
        />
      )}
      <circle className="map-focus-gap" cx={x} cy={y} style={sized(radius + 5)} />
      <circle className="map-focus" cx={x} cy={y} style={sized(radius + 7.5)} />
    </g>
  );
}, arePropsEqual);

type StillProps = DiscProps & { readonly title: string | null };

const Still = memo(function Still(props: StillProps) {
  const { id, x, y, title } = props;
  return (
    // Not a target, so there is nothing to do here by keyboard. The text table gives the same facts.
    <g className="map-still" data-space={id} {...pointerHandlers(props)}>
      {title === null ? null : <title>{title}</title>}
      <circle className="map-press" cx={x} cy={y} style={sized(11)} />
    </g>
  );
});

/**
 * The clickable discs on the spots of a board. Targets are buttons in Tab order with arrow-key navigation; the others
 * react only to the pointer.
 */
export function Spots<Id extends string>(props: SpotsProps<Id>) {
  const { spots, targets, pointOf, radiusOf, tagOf, labelOf, hovered } = props;
  // Restores the type `Id` of the string that a disc passes back.
  const idOf = (id: string): Id | null => spots.find((spot) => spot === id) ?? null;
  const on = (act: (spot: Id) => void) => (id: string) => {
    const spot = idOf(id);
    if (spot !== null) act(spot);
  };
  const onReach = useStable(on(props.onReach));
  const onSpot = useStable(on(props.onSpot));
  const onHover = useStable((id: string | null) => props.onHover(id === null ? null : idOf(id)));
  const onKey = useStable((event: KeyboardEvent<SVGGElement>, id: string) => {
    const from = idOf(id);
    const key = readKey(event);
    const next = from === null || key === null ? null : nearestTowards(pointOf, from, key, [...targets]);
    if (next !== null) {
      const all = event.currentTarget.closest('.board-map') ?? event.currentTarget.ownerSVGElement;
      all?.querySelector<SVGElement>(`.map-button[data-space="${next}"]`)?.focus();
      // Without this, the arrow key would also move the board.
      event.stopPropagation();
    }
    if (next === null && key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    if (next === null) onSpot(id);
  });
  const shared = { onSpot, onHover };
  return (
    <>
      <g>
        {spots.map((id) => {
          const [x, y] = pointOf(id);
          return targets.has(id) ? null : (
            <Still key={id} id={id} x={x} y={y} title={id === hovered ? labelOf(id) : null} {...shared} />
          );
        })}
      </g>
      <g>
        {spots.map((id) => {
          const [x, y] = pointOf(id);
          return targets.has(id) ? (
            <Target
              key={id}
              id={id}
              x={x}
              y={y}
              radius={radiusOf(id)}
              tag={tagOf?.(id)}
              label={labelOf(id)}
              onReach={onReach}
              onKey={onKey}
              {...shared}
            />
          ) : null;
        })}
      </g>
    </>
  );
}
