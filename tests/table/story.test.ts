/** Checks the log as turns and lines, and what the strip and the moments show of it. */

import type { LogEntry } from 'boardgame.io';
import { describe, expect, it, vi } from 'vitest';
import type { Happening, LogTexts } from '../../src/game-api/gameLog';
import type { Timeline } from '../../src/game-api/module';
import { itemAt } from '../../src/rules-kit/indexed';
import { lineMaker, renderTurns, type Seen } from '../../src/table/log/renderTurns';
import { newMoments } from '../../src/table/story/newMoments';
import { turnToShow } from '../../src/table/story/turnToShow';

/** A game whose state is only a number. An entry "x" is silent. */
type Count = { readonly at: number };

const entry = (playerID: string, turn: number, type: string): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type, playerID, args: [] } },
  _stateID: 0,
  turn,
  phase: 'play',
});
const LOG = [
  entry('0', 1, 'a'),
  entry('0', 1, 'b'),
  entry('0', 1, 'x'),
  entry('1', 2, 'c'),
  entry('1', 2, 'x'),
];

const timeline = (has?: Timeline<Count>['has']): Timeline<Count> => ({
  moves: LOG.length,
  at: (moves) => ({ G: { at: moves }, ctx: {} as never, log: LOG.slice(0, moves) }),
  ...(has === undefined ? {} : { has }),
});
const round = (after: number): Happening => ({
  text: `round after ${after}`,
  changes: [],
  isMoment: true,
});
const telling = (): LogTexts<string, Count> => ({
  isSilent: ({ action }) => action.payload.type === 'x',
  sectionsOf: (log) => log.map(() => 'all'),
  headingOf: (section) => section,
  tell: ({ action }) => ({ text: action.payload.type, needsName: true, changes: [] }),
  follows: ({ action }, _before, after) => (action.payload.type === 'x' ? [round(after.at)] : []),
});
const seen = (over: Partial<Seen<Count>> = {}): Seen<Count> => ({
  log: LOG,
  timeline: timeline(),
  notes: [],
  viewer: '0',
  ...over,
});
const told = (over: Partial<Seen<Count>> = {}, of = telling()) => renderTurns(of, lineMaker(of), seen(over));
const texts = (over: Partial<Seen<Count>> = {}) =>
  told(over).turns.map(({ lines }) => lines.map(({ text }) => text));

describe('the log in lines', () => {
  it('puts consequences of a silent entry below the turn before it', () => {
    expect(texts()).toEqual([
      ['a', 'b', 'round after 3'],
      ['c', 'round after 5'],
    ]);
  });

  it("doesn't request missing positions and adds their lines once they are loaded", () => {
    const at = vi.fn(timeline().at);
    expect(texts({ timeline: { ...timeline(() => false), at } })).toEqual([['a', 'b'], ['c']]);
    // The newest position is always loaded.
    expect(at.mock.calls.filter(([moves]) => moves !== LOG.length)).toEqual([]);
    const of = telling();
    const linesOf = lineMaker(of);
    renderTurns(of, linesOf, seen({ timeline: timeline(() => false) }));
    expect(itemAt(renderTurns(of, linesOf, seen()).turns, 1).lines).toHaveLength(2);
  });

  it('makes each line once, and consequences once per viewer', () => {
    const of = telling();
    const tell = vi.spyOn(of, 'tell');
    const follows = vi.spyOn({ ...of }, 'follows');
    const spied = { ...of, tell, follows: follows as LogTexts<string, Count>['follows'] };
    const linesOf = lineMaker(spied);
    for (const viewer of ['0', '1', '0']) renderTurns(spied, linesOf, seen({ viewer }));
    expect(tell).toHaveBeenCalledTimes(3);
    expect(follows).toHaveBeenCalledTimes(2 * LOG.length);
  });
});

describe('the strip', () => {
  const lines = (shown: number | null, viewer: string | null) =>
    turnToShow(told().turns, shown, viewer)?.lines.map(({ text }) => text);

  it("shows another player's turn, or the consequences of the viewer's own", () => {
    expect(lines(null, '0')).toEqual(['c', 'round after 5']);
    expect(lines(null, null)).toEqual(['c', 'round after 5']);
    expect(lines(null, '1')).toEqual(['round after 5']);
    expect(turnToShow([], null, '0')).toBeNull();
  });

  it("shows everything since the viewer's last turn, with the player of each step", () => {
    const log = [...LOG, entry('2', 3, 'd'), entry('2', 3, 'x')];
    const more: Timeline<Count> = { ...timeline(), moves: log.length };
    const steps = (viewer: string | null) =>
      turnToShow(told({ log, timeline: more }).turns, null, viewer)?.lines.map(({ by, text, begins }) =>
        [by, text, begins ? 'begins' : ''].join(' ').trim(),
      );
    expect(steps('0')).toEqual(['1 c begins', '1 round after 5', '2 d begins', '2 round after 7']);
    expect(steps('1')).toEqual(['2 d begins', '2 round after 7']);
    // Before the viewer's first turn: everything so far.
    expect(steps('3')).toHaveLength(7);
    expect(steps(null)).toEqual(['2 d begins', '2 round after 7']);
  });

  it('shows the turn that a bot played for the viewer, marked', () => {
    const turns = told().turns.map((turn) => ({ ...turn, standIn: 'Oskar' }));
    const own = turnToShow(turns, null, '1')?.lines.filter(({ by }) => by === '1') ?? [];
    expect(own.map(({ text }) => text)).toEqual(['c', 'round after 5']);
    expect(own.map(({ standIn }) => standIn)).toEqual(['Oskar', 'Oskar']);
    expect(turnToShow(turns, 2, '1')?.lines[0]).toMatchObject({ standIn: 'Oskar' });
  });

  it('shows the turn that led to an earlier position, with the step', () => {
    expect(lines(2, '0')).toEqual(['a', 'b', 'round after 3']);
    expect(turnToShow(told().turns, 2, '0')?.current?.text).toBe('b');
    expect(turnToShow(told().turns, 3, '0')?.current?.text).toBe('round after 3');
    expect(lines(0, '0')).toBeUndefined();
  });
});

describe('moments', () => {
  const moments = (from: number, to: number, live: boolean) =>
    newMoments(told().turns, { moves: from, live }, { moves: to, live }).map(({ text }) => text);

  it('appear for moves that are watched but not after a jump', () => {
    expect(moments(2, 3, false)).toEqual(['round after 3']);
    expect(moments(3, 5, true)).toEqual(['round after 5']);
    expect(moments(0, 5, false)).toEqual([]);
    expect(moments(3, 2, true)).toEqual([]);
    expect(moments(0, 1, true)).toEqual([]);
  });
});
