/** Renders a tally as Markdown tables and as a drawing. */

import { itemAt } from '../../../../src/rules-kit/indexed';
import { interval, mark, percent, signed, table } from '../../../balance/markdown';
import type { Tally } from './tally';

const WIN_RATE = [0.17, 0.33] as const;
const COMPLETED = [0.1, 0.95] as const;
const LEAD = 8;
const MEAN_GOLD = [220, 320] as const;

const inside = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;
/** Returns the whole tally as Markdown; marks each figure outside its bounds. */
export function markdownOf({
  games,
  players,
  meanGold,
  movesPerGame,
  seats,
  workers,
  businesses,
}: Tally): string {
  return [
    `${games} games of ${players} players, ${movesPerGame.toFixed(0)} moves a game; mean final gold ${meanGold.toFixed(1)} ${mark(inside(meanGold, MEAN_GOLD))}`,
    table(
      ['seat', 'wins', 'mean gold'],
      seats.map(({ wins, gold }, seat) => [`${seat + 1}`, interval(wins), gold.toFixed(1)]),
    ),
    table(
      ['worker', 'owner wins', 'ahead of the others by', 'games', ''],
      workers.map(({ id, name, wins, gold, owned }) => [
        `${id} ${name}`,
        interval(wins),
        signed(gold),
        `${owned}`,
        mark(inside(wins.value, WIN_RATE)),
      ]),
    ),
    table(
      ['business', 'completed', 'holder ahead by', 'games', ''],
      businesses.map(({ id, name, completed, gold, goldError, held }) => [
        `${id} ${name}`,
        interval(completed),
        `${signed(gold)} ± ${goldError.toFixed(1)}`,
        `${held}`,
        mark(inside(completed.value, COMPLETED) && Math.abs(gold) <= LEAD),
      ]),
    ),
  ].join('\n\n');
}

type Line = { readonly label: string; readonly before: number | null; readonly after: number };

const ROW = 18;
const LEFT = 210;
const WIDTH = 420;
/** Axis labels closer than this would overlap, in px. */
const TICK = 36;

/** Draws one row per card: a hollow dot for before, if there is one, and a full dot for after, over the target band. */
function panel(
  title: string,
  lines: readonly Line[],
  domain: readonly [number, number],
  band: readonly [number, number],
  format: (value: number) => string,
  top: number,
): string {
  const x = (value: number) =>
    LEFT + (WIDTH * (Math.min(Math.max(value, domain[0]), domain[1]) - domain[0])) / (domain[1] - domain[0]);
  const bottom = top + 30 + lines.length * ROW;
  const rows = lines.map(({ label, before, after }, index) => {
    const y = top + 40 + index * ROW;
    return [
      `<text x="${LEFT - 8}" y="${y + 4}" text-anchor="end">${label}</text>`,
      ...(before === null
        ? []
        : [
            `<line x1="${x(before)}" x2="${x(after)}" y1="${y}" y2="${y}" class="way"/>`,
            `<circle cx="${x(before)}" cy="${y}" r="4" class="before"/>`,
          ]),
      `<circle cx="${x(after)}" cy="${y}" r="4" class="after"/>`,
    ].join('');
  });
  const ends = domain.filter((end) => band.every((bound) => Math.abs(x(end) - x(bound)) > TICK));
  const ticks = [...ends, ...band].map(
    (value) => `<text x="${x(value)}" y="${bottom + 16}" text-anchor="middle">${format(value)}</text>`,
  );
  return [
    `<text x="8" y="${top + 16}" class="title">${title}</text>`,
    `<rect x="${x(band[0])}" width="${x(band[1]) - x(band[0])}" y="${top + 26}" height="${bottom - top - 22}" class="band"/>`,
    ...rows,
    ...ticks,
  ].join('\n');
}

const STYLE = `text{font:11px sans-serif;fill:#333}.title{font:bold 14px sans-serif}.band{fill:#dfe8d8}
.way{stroke:#9a9a9a}.before{fill:#fff;stroke:#8a4b14;stroke-width:1.5}.after{fill:#8a4b14}`;

/** Draws the tallies before and after, or only after, as self-contained SVG. */
export function drawingOf(before: Tally | null, after: Tally): string {
  const pairs = <Row extends { readonly id: string; readonly name: string }>(
    rows: (tally: Tally) => readonly Row[],
    value: (row: Row) => number,
  ): Line[] =>
    rows(after).map((row, index) => ({
      label: `${row.id} ${row.name}`,
      before: before === null ? null : value(itemAt(rows(before), index)),
      after: value(row),
    }));
  const owners = pairs(
    ({ workers }) => workers,
    ({ wins }) => wins.value,
  );
  const done = pairs(
    ({ businesses }) => businesses,
    ({ completed }) => completed.value,
  );
  const leads = pairs(
    ({ businesses }) => businesses,
    ({ gold }) => gold,
  );
  const second = 70 + owners.length * ROW;
  const third = second + 70 + done.length * ROW;
  const height = third + 70 + leads.length * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 30} ${height}">
<title>What the owner of a card wins and leads by, in bots’ games</title>
<style>${STYLE}</style>
<rect width="100%" height="100%" fill="#fffdf8"/>
${panel(`Owner of the worker wins${before === null ? '' : ' (hollow: before, full: after)'}`, owners, [0, 0.6], WIN_RATE, percent, 0)}
${panel('Business completed, of the games in which it was in a hand', done, [0, 1], COMPLETED, percent, second)}
${panel('Holder of the business ahead of the others, gold', leads, [-40, 40], [-LEAD, LEAD], signed, third)}
</svg>
`;
}
