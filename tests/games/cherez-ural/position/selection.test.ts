import { describe, expect, it } from 'vitest';
import type { LegalMove } from '../../../../src/game-api/module';
import {
  freshSelection,
  queueStep,
  type Selection,
  type SelectionEvent,
  select,
  settle,
} from '../../../../src/games/cherez-ural/position/selection';

const HERE = 'turn 1';
const LATER = 'turn 2';

const after = (events: readonly SelectionEvent[], position = HERE): Selection =>
  events.reduce((selection, event) => select(selection, event, position), freshSelection(position));

const activate: LegalMove = { move: 'activateWorker', args: ['w01'] };
const travel: LegalMove = { move: 'travel', args: [{ by: 'sled', to: 'tver' }] };

describe('selection: what is picked but not yet played', () => {
  it('picks a space, and another one instead', () => {
    const selection = after([
      { do: 'pickSpace', space: 'tver' },
      { do: 'pickSpace', space: 'tula' },
    ]);
    expect(selection.target).toBe('tula');
  });

  it('an undo does not open the dialog again in which the move was made', () => {
    const trading = after([{ do: 'open', dialog: { kind: 'trade' } }]);
    const traded = select(trading, { do: 'settle' }, LATER);
    expect(settle(traded, HERE).dialog).toBeNull();
  });

  it('a new space starts with its first way', () => {
    const selection = after([
      { do: 'pickSpace', space: 'tver' },
      { do: 'pickChoice', choice: 1 },
      { do: 'pickSpace', space: 'tula' },
    ]);
    expect(selection.choice).toBe(0);
  });

  it('what a click on the map means decides anew about the space', () => {
    const selection = after([
      { do: 'pickSpace', space: 'tver' },
      { do: 'setMode', mode: 'explore' },
    ]);
    expect(selection).toMatchObject({ mode: 'explore', target: null });
    expect(select(selection, { do: 'clear' }, HERE)).toMatchObject({ mode: 'travel', target: null });
  });

  it('sets out one worker after the other, and each again', () => {
    const selection = after([
      { do: 'place', worker: 'w01', space: 'moscow', next: 'w02' },
      { do: 'place', worker: 'w02', space: 'tobolsk', next: null },
    ]);
    expect(selection.placing).toEqual({ w01: 'moscow', w02: 'tobolsk' });
    expect(selection.placingWorker).toBe('w02');
    const again = select(selection, { do: 'pickPlacingWorker', worker: 'w01' }, HERE);
    expect(again.placingWorker).toBe('w01');
    const changed = select(again, { do: 'place', worker: 'w01', space: 'tobolsk', next: null }, HERE);
    expect(changed.placing).toEqual({ w01: 'tobolsk', w02: 'tobolsk' });
  });

  it('falls when the position changes', () => {
    const selection = after([
      { do: 'setMode', mode: 'token' },
      { do: 'pickSpace', space: 'tver' },
      { do: 'place', worker: 'w01', space: 'moscow', next: null },
      { do: 'hideChoice', hidden: true },
    ]);
    expect(settle(selection, LATER)).toEqual(freshSelection(LATER));
    expect(settle(selection, HERE)).toBe(selection);
  });

  it('a dialog that ends in a move falls with the position; one that is read stays', () => {
    const trading = after([{ do: 'open', dialog: { kind: 'trade' } }]);
    expect(settle(trading, LATER).dialog).toBeNull();
    const reading = after([{ do: 'open', dialog: { kind: 'situation' } }]);
    expect(settle(reading, LATER).dialog).toEqual({ kind: 'situation' });
    expect(select(reading, { do: 'close' }, HERE).dialog).toBeNull();
  });

  it('an event in a new position starts from an empty selection', () => {
    const selection = after([{ do: 'pickSpace', space: 'tver' }]);
    const next = select(selection, { do: 'setMode', mode: 'explore' }, LATER);
    expect(next).toMatchObject({ position: LATER, mode: 'explore', target: null });
  });
});

describe('selection: moves that wait for the one before', () => {
  const all = () => true;
  const none = () => false;
  const queued = after([{ do: 'queue', intents: [activate, travel] }]);

  it('waits for the position to change, then plays the first', () => {
    expect(queueStep(queued, HERE, all)).toBe('wait');
    expect(queueStep(settle(queued, LATER), LATER, all)).toBe('play');
  });

  it('is dropped when the position does not allow it', () => {
    expect(queueStep(settle(queued, LATER), LATER, none)).toBe('drop');
  });

  it('is asked for one move at a time, in order', () => {
    const asked: LegalMove[] = [];
    queueStep(settle(queued, LATER), LATER, (intent) => {
      asked.push(intent);
      return true;
    });
    expect(asked).toEqual([activate]);
    const rest = select(settle(queued, LATER), { do: 'dequeue' }, LATER);
    expect(rest.queue).toEqual([travel]);
    expect(queueStep(rest, LATER, all)).toBe('wait');
  });

  it('is idle when nothing is left', () => {
    const empty = select(after([{ do: 'queue', intents: [activate] }]), { do: 'dequeue' }, HERE);
    expect(empty).toMatchObject({ queue: [], queuedAt: null });
    expect(queueStep(empty, LATER, all)).toBe('idle');
  });
});
