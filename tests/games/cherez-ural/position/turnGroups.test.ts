import type { LogEntry } from 'boardgame.io';
import { describe, expect, it } from 'vitest';
import type { Note } from '../../../../src/game-api/module';
import { LOG_SHAPE } from '../../../../src/games/cherez-ural/view-model/logShape';
import { firstSince } from '../../../../src/table/log/firstSince';
import { hintsAtEnd, turnGroups } from '../../../../src/table/log/turnGroups';

type Line = { move?: string; by?: string; turn?: number; phase?: string };

const entry = ({ move = 'travel', by = '0', turn = 1, phase = 'winter1' }: Line) =>
  ({
    action: { type: 'MAKE_MOVE', payload: { type: move, args: [], playerID: by } },
    _stateID: 0,
    turn,
    phase,
  }) as unknown as LogEntry;

const groupsOf = (log: readonly LogEntry[], notes: readonly Note[] = []) => turnGroups(log, LOG_SHAPE, notes);

describe('log by turns', () => {
  it('groups a turn’s moves, without choosing the worker and ending the turn', () => {
    const groups = groupsOf([
      entry({ move: 'activateWorker' }),
      entry({ move: 'travel' }),
      entry({ move: 'trade' }),
      entry({ move: 'endTurn' }),
      entry({ move: 'travel', by: '1', turn: 2 }),
    ]);
    expect(groups.map(({ playerID, entries }) => [playerID, entries.length])).toEqual([
      ['0', 2],
      ['1', 1],
    ]);
  });

  it('ends a round with its second winter', () => {
    const groups = groupsOf([
      entry({ phase: 'winter1' }),
      entry({ phase: 'winter2', turn: 2 }),
      entry({ phase: 'placement', turn: 3, move: 'placeWorkers' }),
      entry({ phase: 'winter1', turn: 4 }),
    ]);
    expect(groups.map(({ section }) => section.round)).toEqual([1, 1, 2, 2]);
  });

  it("finds the first turn of another player after one's last turn", () => {
    const groups = groupsOf(
      ['0', '1', '2', '0', '1', '2', '0'].map((by, index) => entry({ by, turn: index })),
    );
    expect(firstSince(groups, '0')).toBe(4);
    expect(firstSince(groups.slice(0, 1), '0')).toBe(-1);
    // A turn that a bot played for the viewer is news for them.
    const standIns = groups.map((group, index) => ({ ...group, standIn: index === 3 ? 'Oskar' : null }));
    expect(firstSince(standIns, '0')).toBe(1);
  });

  it('links each entry to its position, and shows hints once, with the turn in which they were requested', () => {
    const log = [
      entry({ move: 'activateWorker' }),
      entry({ move: 'travel' }),
      entry({ move: 'trade' }),
      entry({ move: 'endTurn' }),
    ];
    const asked = (after: number) => ({ kind: 'hint' as const, playerID: '0', after });
    expect(groupsOf(log).map(({ moves, hints }) => [moves, hints])).toEqual([[[2, 3], []]]);
    const groups = groupsOf(log, [asked(1), asked(2), asked(2)]);
    expect(groups.map(({ moves, hints }) => [moves, hints])).toEqual([[[2, 3], ['0']]]);
    expect(hintsAtEnd(log.length, [asked(2), asked(4), asked(4)])).toEqual(['0']);
    // Asked before the end of the turn, which the log doesn't show.
    const next = [...log, entry({ by: '1', turn: 2 })];
    expect(groupsOf(next, [asked(3)]).map(({ hints }) => hints)).toEqual([['0'], []]);
    // Asked after the end of the turn, while the next player acts.
    expect(groupsOf(next, [asked(4)]).map(({ hints }) => hints)).toEqual([[], ['0']]);
  });
});
