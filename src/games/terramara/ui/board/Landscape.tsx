import { memo } from 'react';
import { entryOf, itemAt } from '../../../../rules-kit/indexed';
import { hashed, type Layout, riverEdges, roadStops } from './layout';

const n = (value: number) => Math.round(value * 10) / 10;

type Peak = { readonly x: number; readonly y: number; readonly left: number; readonly right: number };

function peaksOf(id: string, w: number, h: number, count: number): readonly Peak[] {
  const step = w / count;
  return Array.from({ length: count }, (_, index) => {
    const tall = 0.55 + 0.45 * hashed(`${id}${index}`);
    const x = step * (index + 0.35 + 0.3 * hashed(`${index}${id}`));
    return {
      x,
      y: h * (1 - tall),
      left: x - step * (0.75 + 0.3 * tall),
      right: x + step * (0.8 + 0.3 * tall),
    };
  });
}

type RidgeProps = {
  readonly id: string;
  readonly w: number;
  readonly h: number;
  readonly peaks: number;
  readonly snow?: boolean;
};

/**
 * Draws peaks by a hash of an id: a lit side, a shaded side with a bend below the top, and snow with a jagged edge.
 */
export const Ridge = memo(function Ridge({ id, w, h, peaks, snow = false }: RidgeProps) {
  return (
    <g>
      {peaksOf(id, w, h, peaks).map(({ x, y, left, right }, index) => {
        const down = h - y;
        const bend = n(x + (right - x) * 0.1);
        const s = 0.3 + 0.2 * hashed(`${id}s${index}`);
        const at = (part: number, side: number) => n(x + (side - x) * part);
        const base = n(y + down * s);
        return (
          <g key={`${id}${n(x)}`}>
            <path d={`M${n(left)} ${h}L${n(x)} ${n(y)}L${n(right)} ${h}z`} fill="var(--mtn2)" />
            <path
              d={`M${n(x)} ${n(y)}L${n(right)} ${h}H${n(x + (right - x) * 0.15)}L${bend} ${n(y + down * 0.4)}L${n(x - (x - left) * 0.08)} ${n(y + down * 0.25)}z`}
              fill="var(--mtn)"
            />
            {snow && (
              <path
                d={`M${n(x)} ${n(y)}L${at(s, left)} ${base}l${n((at(s, right) - at(s, left)) * 0.25)} ${-n(down * 0.09)}l${n((at(s, right) - at(s, left)) * 0.2)} ${n(down * 0.13)}l${n((at(s, right) - at(s, left)) * 0.22)} ${-n(down * 0.12)}L${at(s, right)} ${base}z`}
                fill="var(--snow)"
              />
            )}
          </g>
        );
      })}
    </g>
  );
});

/** Three houses on piles between two palisades, with water below. */
export const Village = memo(function Village({ w, h }: { readonly w: number; readonly h: number }) {
  const ground = h - 9;
  const houses = [0.25, 0.5, 0.75].map((part, index) => ({ x: w * part, s: index === 1 ? 32 : 27 }));
  const stakes = Array.from({ length: Math.floor(w / 6) }, (_, index) => 3 + index * 6);
  return (
    <g>
      <rect x="0" y={ground + 2} width={w} height={h - ground} fill="var(--river)" />
      <path
        d={stakes.map((x) => `M${x} ${ground + 3}v-9`).join('')}
        stroke="var(--wood)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d={`M0 ${ground - 2}h${n(w)}`} stroke="var(--wood2)" strokeWidth="1.2" />
      {houses.map(({ x, s }) => (
        <g key={x} transform={`translate(${n(x)} ${ground - 2})`}>
          <path d={`M${-s * 0.4} 0v8M0 0v8M${s * 0.4} 0v8`} stroke="var(--wood2)" strokeWidth="2" />
          <rect x={-s * 0.42} y={-s * 0.36} width={s * 0.84} height={s * 0.36} fill="var(--wood)" />
          <rect x={-2.5} y={-s * 0.3} width="5" height={s * 0.3} fill="var(--wood2)" />
          <path
            d={`M${-s * 0.6} ${-s * 0.32}L0 ${-s * 0.85}L${s * 0.6} ${-s * 0.32}z`}
            fill="var(--thatch)"
            stroke="var(--wood2)"
            strokeWidth="1"
            strokeLinejoin="round"
          />
        </g>
      ))}
    </g>
  );
});

/** A row of small huts above the homeland tiles. */
export const Huts = memo(function Huts({ w, count }: { readonly w: number; readonly count: number }) {
  const step = w / count;
  return (
    <g>
      {Array.from({ length: count }, (_, index) => step * (index + 0.5)).map((x) => (
        <g key={x} transform={`translate(${n(x)} 17)`}>
          <rect x="-6" y="-5" width="12" height="5" fill="var(--wood)" />
          <path d="M-5 0v3M5 0v3" stroke="var(--wood2)" strokeWidth="1.6" />
          <path
            d="M-10-4.5L0-13 10-4.5z"
            fill="var(--thatch)"
            stroke="var(--wood2)"
            strokeWidth=".8"
            strokeLinejoin="round"
          />
        </g>
      ))}
    </g>
  );
});

/** Returns the path of a wave `w` px long with an amplitude of `up` px. */
export const waves = (w: number, y: number, up: number): string =>
  `M0 ${n(y)}${`q10 ${-up} 20 0t20 0`.repeat(Math.ceil(w / 40))}`;

function Road({ plan }: { readonly plan: Layout }) {
  const { x, lane } = roadStops(plan);
  const camp = itemAt(plan.lands, 4).x + 4;
  const branch = (row: number, y: number) => {
    const from = entryOf(x, `j${row}`);
    const to = row === 4 ? camp : entryOf(x, `j${row + 1}`);
    const c = (to - from) * 0.22;
    return `M${n(from)} ${n(lane.main)}C${n(from + c * 0.8)} ${n(lane.main)} ${n(from + c * 0.6)} ${n(y)} ${n(from + c * 1.5)} ${n(y)}H${n(to - c * 1.5)}C${n(to - c * 0.6)} ${n(y)} ${n(to - c * 0.8)} ${n(lane.main)} ${n(to)} ${n(lane.main)}`;
  };
  const d = [
    `M${n(x.start)} ${n(lane.main)}H${n(camp)}`,
    ...[1, 2, 3, 4].flatMap((row) => [branch(row, lane.left), branch(row, lane.right)]),
  ].join('');
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--road)" strokeWidth="9" />
      <path d={d} stroke="var(--rut)" strokeWidth="1.2" strokeDasharray="5 3" />
    </g>
  );
}

function River({ plan, reach }: { readonly plan: Layout; readonly reach: readonly number[] }) {
  const { river, w } = plan;
  const edges = riverEdges(plan, reach);
  const top = river.y + 2;
  const bottom = river.y + river.h;
  const turns = edges.slice(1).map((x, index) => ({ x, gains: reach[index + 1] !== reach[index] }));
  return (
    <g>
      <path d={`${waves(w, top, 3)}V${plan.h}H0z`} fill="var(--bank)" />
      <path d={`${waves(w, top + 1.5, 3)}V${n(bottom)}H0z`} fill="var(--river)" />
      {[9, 18, 26, 33].map((y, index) => (
        <path
          key={y}
          d={waves(w, top + y, 1.6)}
          transform={`translate(${-(index * 13) % 40} 0)`}
          fill="none"
          stroke="var(--river2)"
          strokeOpacity="0.45"
          strokeWidth="1"
        />
      ))}
      {turns.map(({ x, gains }) =>
        gains ? (
          <path
            key={x}
            d={`M${n(x)} ${n(top - 1)}V${n(bottom + 2)}`}
            stroke="var(--wood)"
            strokeWidth="3.4"
            strokeLinecap="round"
          />
        ) : (
          <path
            key={x}
            d={`M${n(x)} ${n(top + 5)}V${n(bottom)}`}
            stroke="var(--river-ink)"
            strokeOpacity="0.55"
            strokeWidth="1.1"
            strokeDasharray="3 3"
          />
        ),
      )}
    </g>
  );
}

type LandscapeProps = {
  readonly plan: Layout;
  readonly reach: readonly number[];
  /** The lands in light, 1 to 6. */
  readonly lit: readonly number[];
};

/** The board's background: distant mountains, foothills, grass, road, fields, river and bank. */
export const Landscape = memo(function Landscape({ plan, reach, lit }: LandscapeProps) {
  const { w, h, heads, mountains, road, plains, river } = plan;
  const foot = mountains.y + mountains.h * 0.55;
  const strip = 26;
  return (
    <svg className="fill" width={w} height={h} viewBox={`0 0 ${n(w)} ${n(h)}`} aria-hidden="true">
      <rect width={w} height={n(foot)} fill="var(--sky)" />
      <g transform={`translate(0 ${heads.y - 4})`}>
        <FarRidge w={w} h={mountains.h * 0.7} />
      </g>
      <rect y={n(foot)} width={w} height={n(road.y - foot)} fill="var(--foot)" />
      <rect y={n(road.y)} width={w} height={n(road.h)} fill="var(--grass)" />
      <rect y={n(plains.y)} width={w} height={n(plains.h)} fill="var(--field)" />
      {Array.from({ length: Math.ceil(w / strip) }, (_, index) => index * strip).map((x, index) =>
        index % 2 === 0 ? null : (
          <path
            key={x}
            d={`M${x} ${n(plains.y)}h${strip}l-7 ${n(plains.h)}h${-strip}z`}
            fill="var(--field2)"
            fillOpacity="0.5"
          />
        ),
      )}
      {lit.map((row) => {
        const { x, w: width } = itemAt(plan.lands, row - 1);
        return (
          <rect
            key={row}
            x={n(x - 3)}
            y={heads.y}
            width={n(width + 6)}
            height={n(river.y - heads.y)}
            fill="var(--lit)"
          />
        );
      })}
      <Road plan={plan} />
      <River plan={plan} reach={reach} />
    </svg>
  );
});

/** Distant mountains in haze. */
export function FarRidge({ w, h }: { readonly w: number; readonly h: number }) {
  const steps = Math.ceil(w / 70);
  const d = Array.from({ length: steps + 1 }, (_, index) => {
    const y = h * (0.1 + 0.35 * hashed(`far${index}`));
    return `L${n(index * 70 - 20)} ${n(h * 0.55 + 0.2 * y)}L${n(index * 70 + 18)} ${n(y)}`;
  }).join('');
  return <path d={`M0 ${n(h)}${d}V${n(h + 20)}H0z`} fill="var(--far)" />;
}
