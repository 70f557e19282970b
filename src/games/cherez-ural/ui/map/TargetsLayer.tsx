import { type KeyboardEvent, memo } from 'react';
import { board } from '../../content/board';
import type { PlayerColour } from '../../content/playerColours';
import type { SpaceId } from '../../content/terms';
import { playerColour, SIGNS } from '../icons';
import { saysSame, useNewest } from '../parts/kept';
import { geography, MARKER_RADIUS, spacesInOrder } from './geography';
import { centred, glyphAt } from './glyph';
import { nearestTowards } from './nearest';
import type { MapLanguage, MapTarget, MapWay } from './types';

const TEXT = 6.4;

function widthOf(ways: readonly MapWay[], open: boolean): number {
  const [first, ...others] = ways;
  const digits = first?.cost == null ? 0 : String(first.cost).length;
  const more = others.reduce(
    (sum, way) => sum + 10 + (open && way.cost !== null ? TEXT * String(way.cost).length + 3 : 0),
    0,
  );
  return 15 + digits * TEXT + (digits > 0 ? 3 : 2) + more;
}

/** Sign and cost: a pill for water and sled, squared for the others, so that shape tells them too. */
const Badge = memo(function Badge({
  ways,
  open,
  fill,
}: {
  readonly ways: readonly MapWay[];
  readonly open: boolean;
  readonly fill?: string;
}) {
  const [first, ...others] = ways;
  if (first === undefined) return null;
  const width = widthOf(ways, open);
  const round = first.by === 'water' || first.by === 'sled';
  let x = -width / 2 + 8.5;
  const parts = [first, ...others].map((way, i) => {
    const sign = x;
    const shown = way.cost !== null && (i === 0 || open);
    const text = shown ? String(way.cost) : '';
    const at = { sign, text: sign + (i === 0 ? 7 : 6) };
    x = sign + (i === 0 ? 7.5 : 5) + (shown ? text.length * TEXT + 7 : 5);
    return { way, text, at, size: i === 0 ? 0.46 : 0.38 };
  });
  return (
    <g className={`map-badge way-${first.by}${fill === undefined ? '' : ' filled'}`}>
      <rect
        x={-width / 2}
        y="-7.5"
        width={width}
        height="15"
        rx={round ? 7.5 : 3}
        style={fill === undefined ? undefined : { fill, stroke: '#FFFFFF' }}
      />
      {parts.map(({ way, text, at, size }) => (
        <g key={way.by} className={`way-${way.by}`}>
          <g transform={`translate(${at.sign} 0) scale(${size})`}>{SIGNS[way.by]}</g>
          {text === '' ? null : (
            <text x={at.text} y="4">
              {text}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}, saysSame);

type BadgesProps = {
  readonly targets: readonly MapTarget[];
  readonly language: MapLanguage;
  readonly focused?: SpaceId;
  readonly player?: PlayerColour;
};

export const BadgesLayer = memo(function BadgesLayer({ targets, language, focused, player }: BadgesProps) {
  return (
    <g>
      {targets.map(({ at, ways }) => {
        const place = geography.text[language].badge[at];
        const chosen = at === focused;
        return (
          <g key={at} style={glyphAt(place.pivot)}>
            <g transform={centred(place)}>
              <Badge
                ways={ways}
                open={chosen}
                fill={chosen && player !== undefined && player !== 3 ? playerColour(player).fill : undefined}
              />
            </g>
          </g>
        );
      })}
    </g>
  );
});

export const TargetRings = memo(function TargetRings({
  targets,
  focused,
  player,
}: Omit<BadgesProps, 'language'>) {
  return (
    <g>
      {targets.map(({ at, ways }) => {
        const chosen = at === focused;
        const radius = MARKER_RADIUS[board.space[at].kind] + 2.6;
        return (
          <g
            key={at}
            className={`map-target way-${ways[0]?.by ?? 'place'}${chosen ? ' chosen' : ''}`}
            style={glyphAt(geography.spaces[at])}
          >
            <circle className="map-target-glow" r={radius + 1.4} />
            <circle
              className="map-target-ring"
              r={radius}
              style={chosen && player !== undefined ? { stroke: playerColour(player).fill } : undefined}
            />
          </g>
        );
      })}
    </g>
  );
});

type ButtonsProps = {
  readonly targets: readonly MapTarget[];
  readonly onSpace: (space: SpaceId) => void;
  readonly onHover: (space: SpaceId | null) => void;
  /** Keyboard focus came to a space. */
  readonly onReach: (space: SpaceId) => void;
  readonly spaceLabel: (space: SpaceId) => string;
  readonly hovered: SpaceId | null;
};

type DiscProps = Pick<ButtonsProps, 'onSpace' | 'onHover'> & { readonly id: SpaceId };
type TargetProps = DiscProps &
  Pick<ButtonsProps, 'onReach'> & {
    readonly label: string;
    readonly onKey: (event: KeyboardEvent<SVGGElement>, id: SpaceId) => void;
  };

const Target = memo(function Target({ id, label, onSpace, onHover, onReach, onKey }: TargetProps) {
  const radius = MARKER_RADIUS[board.space[id].kind];
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no button element
    <g
      className="map-button"
      style={glyphAt(geography.spaces[id])}
      role="button"
      tabIndex={0}
      aria-label={label}
      data-space={id}
      onClick={() => onSpace(id)}
      onKeyDown={(event) => onKey(event, id)}
      onFocus={(event) => {
        // Under a pointer the map must not move before the press is done.
        if (event.currentTarget.matches(':focus-visible')) onReach(id);
        onHover(id);
      }}
      onBlur={() => onHover(null)}
      onPointerEnter={() => onHover(id)}
      onPointerLeave={() => onHover(null)}
    >
      <circle className="map-press" r="13" />
      <circle className="map-focus-gap" r={radius + 5} />
      <circle className="map-focus" r={radius + 7.5} />
    </g>
  );
});

type StillProps = DiscProps & { readonly title: string | null };

const Still = memo(function Still({ id, title, onSpace, onHover }: StillProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no target, so nothing is done here; the text table gives the same facts
    <g
      className="map-still"
      style={glyphAt(geography.spaces[id])}
      data-space={id}
      onClick={() => onSpace(id)}
      onPointerEnter={() => onHover(id)}
      onPointerLeave={() => onHover(null)}
    >
      {title === null ? null : <title>{title}</title>}
      <circle className="map-press" r="11" />
    </g>
  );
});

/** What is pressed: a disc on each space. Targets are buttons in the order of the Tab key; the others only answer the pointer. */
export function SpaceButtons(props: ButtonsProps) {
  const { targets, onSpace, onHover, spaceLabel, hovered } = props;
  const chosen = new Set(targets.map((target) => target.at));
  const onReach = useNewest(props.onReach);
  const onKey = useNewest((event: KeyboardEvent<SVGGElement>, id: SpaceId) => {
    const next = nearestTowards(id, event.key, [...chosen]);
    if (next !== null) {
      event.currentTarget.parentElement?.querySelector<SVGElement>(`[data-space="${next}"]`)?.focus();
      // The arrow has done its work; the map need not move as well.
      event.stopPropagation();
    }
    if (next === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (next === null) onSpace(id);
  });
  const shared = { onSpace, onHover };
  return (
    <>
      <g>
        {spacesInOrder.map(({ id }) =>
          chosen.has(id) ? null : (
            <Still key={id} id={id} title={id === hovered ? spaceLabel(id) : null} {...shared} />
          ),
        )}
      </g>
      <g>
        {spacesInOrder.map(({ id }) =>
          chosen.has(id) ? (
            <Target key={id} id={id} label={spaceLabel(id)} onReach={onReach} onKey={onKey} {...shared} />
          ) : null,
        )}
      </g>
    </>
  );
}
