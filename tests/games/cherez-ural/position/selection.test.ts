import { describe, expect, it } from 'vitest';
import {
  type Picks,
  SELECTING,
  type SelectionEvent,
} from '../../../../src/games/cherez-ural/position/selection';

const HERE = 'turn 1';
const { fresh, select, settle } = SELECTING;

const after = (events: readonly SelectionEvent[]) =>
  events.reduce((selection, event) => select(selection, event, HERE), fresh(HERE));
const picked = (events: readonly SelectionEvent[]): Picks => after(events).picks;

describe('selection: what is picked but not yet played', () => {
  it('picks a space, and another one instead', () => {
    const { target } = picked([
      { do: 'pickSpace', space: 'tver' },
      { do: 'pickSpace', space: 'tula' },
    ]);
    expect(target).toBe('tula');
  });

  it('a new space starts with its first way', () => {
    const { choice } = picked([
      { do: 'pickSpace', space: 'tver' },
      { do: 'pickChoice', choice: 1 },
      { do: 'pickSpace', space: 'tula' },
    ]);
    expect(choice).toBe(0);
  });

  it('what a click on the map means decides anew about the space', () => {
    const events: readonly SelectionEvent[] = [
      { do: 'pickSpace', space: 'tver' },
      { do: 'setMode', mode: 'explore' },
    ];
    expect(picked(events)).toMatchObject({ mode: 'explore', target: null });
    expect(picked([...events, { do: 'clear' }])).toMatchObject({ mode: 'travel', target: null });
  });

  it('sets out one worker after the other, and each again', () => {
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

  it('a dialog that ends in a move falls with the position; one that is read stays', () => {
    const trading = after([{ do: 'open', dialog: { kind: 'trade' } }]);
    expect(settle(trading, 'turn 2').dialog).toBeNull();
    const reading = after([{ do: 'open', dialog: { kind: 'situation' } }]);
    expect(settle(reading, 'turn 2').dialog).toEqual({ kind: 'situation' });
  });
});
