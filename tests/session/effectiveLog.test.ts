import type { LogEntry } from 'boardgame.io';
import { describe, expect, it } from 'vitest';
import { effectiveLog } from '../../src/session/effectiveLog';

const entry = ({ type = 'MAKE_MOVE', move = 'travel' }: { type?: string; move?: string }) =>
  ({ action: { type, payload: { type: move, args: [], playerID: '0' } } }) as unknown as LogEntry;

describe('standing moves', () => {
  it('removes an undone move and restores it after a redo', () => {
    const log = [entry({ move: 'travel' }), entry({ move: 'trade' }), entry({ type: 'UNDO' })];
    expect(effectiveLog(log).map(({ action }) => action.payload.type)).toEqual(['travel']);
    expect(effectiveLog([...log, entry({ type: 'REDO' })])).toHaveLength(2);
  });

  it('clears the redo history after a new move', () => {
    const log = [entry({ move: 'travel' }), entry({ type: 'UNDO' }), entry({ move: 'hunt' })];
    expect(effectiveLog([...log, entry({ type: 'REDO' })]).map((line) => line.action.payload.type)).toEqual([
      'hunt',
    ]);
  });
});
