import { describe, expect, it } from 'vitest';
import {
  type Picks,
  SELECTING,
  type SelectionEvent,
} from '../../../../src/games/cherez-ural/view-model/selection';

const HERE = 'turn 1';
const { fresh, select, settle } = SELECTING;

const after = (events: readonly SelectionEvent[]) =>
  events.reduce((selection, event) => select(selection, event, HERE), fresh(HERE));
const picked = (events: readonly SelectionEvent[]): Picks => after(events).picks;

describe('selection', () => {
  it('replaces the picked space with the next one', () => {
    const { target } = picked([
      { do: 'pickSpace', space: 'tver' },
      { do: 'pickSpace', space: 'tula' },
    ]);
    expect(target).toBe('tula');
  });

  it('starts a new space with its first way', () => {
    const { choice } = picked([
      { do: 'pickSpace', space: 'tver' },
      { do: 'pickChoice', choice: 1 },
      { do: 'pickSpace', space: 'tula' },
    ]);
    expect(choice).toBe(0);
  });

  it('clears the space when the mode changes', () => {
    const events: readonly SelectionEvent[] = [
      { do: 'pickSpace', space: 'tver' },
      { do: 'setMode', mode: 'explore' },
    ];
    expect(picked(events)).toMatchObject({ mode: 'explore', target: null });
    expect(picked([...events, { do: 'clear' }])).toMatchObject({ mode: 'travel', target: null });
  });

  it('places one worker after the other, and any of them again', () => {
    const events: readonly SelectionEvent[] = [
      { do: 'place', worker: 'w01', space: 'moscow', next: 'w02' },
      { do: 'place', worker: 'w02', space: 'tobolsk', next: null },
    ];
    expect(picked(events)).toMatchObject({
      placing: { w01: 'moscow', w02: 'tobolsk' },
      placingWorker: 'w02',
    });
    const again: readonly SelectionEvent[] = [...events, { do: 'pickPlacingWorker', worker: 'w01' }];
    expect(picked(again).placingWorker).toBe('w01');
    const changed = picked([...again, { do: 'place', worker: 'w01', space: 'tobolsk', next: null }]);
    expect(changed.placing).toEqual({ w01: 'tobolsk', w02: 'tobolsk' });
  });

  it('closes a dialog that makes a move when the position changes, and keeps an information dialog open', () => {
    const trading = after([{ do: 'open', dialog: { kind: 'trade' } }]);
    expect(settle(trading, 'turn 2').dialog).toBeNull();
    const reading = after([{ do: 'open', dialog: { kind: 'situation' } }]);
    expect(settle(reading, 'turn 2').dialog).toEqual({ kind: 'situation' });
  });
});
