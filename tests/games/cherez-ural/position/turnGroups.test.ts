import type { LogEntry } from 'boardgame.io';
import { describe, expect, it } from 'vitest';
import { firstSince, hintsAtEnd, turnGroups } from '../../../../src/games/cherez-ural/position/turnGroups';

type Line = { move?: string; by?: string; turn?: number; phase?: string };

const entry = ({ move = 'travel', by = '0', turn = 1, phase = 'winter1' }: Line) =>
  ({
    action: { type: 'MAKE_MOVE', payload: { type: move, args: [], playerID: by } },
    _stateID: 0,
    turn,
    phase,
  }) as unknown as LogEntry;

describe('the log as turns', () => {
  it('a turn’s moves stand together, without choosing the worker and ending the turn', () => {
    const groups = turnGroups([
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

  it('a round ends with its second winter', () => {
    const groups = turnGroups([
      entry({ phase: 'winter1' }),
      entry({ phase: 'winter2', turn: 2 }),
      entry({ phase: 'placement', turn: 3, move: 'placeWorkers' }),
      entry({ phase: 'winter1', turn: 4 }),
    ]);
    expect(groups.map(({ round }) => round)).toEqual([1, 1, 2, 2]);
  });

  it('since your last turn: the first of the others’ turns after it', () => {
    const groups = turnGroups(
      ['0', '1', '2', '0', '1', '2', '0'].map((by, index) => entry({ by, turn: index })),
    );
    expect(firstSince(groups, '0')).toBe(4);
    expect(firstSince(groups.slice(0, 1), '0')).toBe(-1);
  });

  it('each entry leads to its position, and a hint stands where it was asked for', () => {
    const log = [
      entry({ move: 'activateWorker' }),
      entry({ move: 'travel' }),
      entry({ move: 'trade' }),
      entry({ move: 'endTurn' }),
    ];
    const asked = (after: number) => ({ kind: 'hint' as const, playerID: '0', after });
    expect(turnGroups(log).map(({ moves, hints }) => [moves, hints])).toEqual([[[2, 3], []]]);
    const notes = [asked(1), asked(2), asked(4)];
    const groups = turnGroups(log, notes);
    expect(groups.map(({ moves, hints }) => [moves, hints])).toEqual([
      [[2], ['0']],
      [[3], ['0']],
    ]);
    expect(hintsAtEnd(groups, notes)).toEqual(['0']);
  });
});
