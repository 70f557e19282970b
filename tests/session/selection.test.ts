import { describe, expect, it } from 'vitest';
import type { LegalMove } from '../../src/game-api/module';
import { type CommonEvent, queueStep, type Selection, selecting } from '../../src/session/selection';

const HERE = 'turn 1';
const LATER = 'turn 2';

type Picks = { readonly card: string | null; readonly place: number };
type Open = { readonly kind: 'pay' | 'read' };
type Event = { readonly do: 'pickCard'; readonly card: string } | { readonly do: 'pickPlace' };

const { fresh, settle, select } = selecting<Picks, Event, Open>({
  nothing: { card: null, place: 0 },
  pick: ({ place }, event) => (event.do === 'pickCard' ? { card: event.card } : { place: place + 1 }),
  shows: ({ kind }) => kind === 'read',
});
const after = (events: readonly (Event | CommonEvent<Open>)[], position = HERE): Selection<Picks, Open> =>
  events.reduce((selection, event) => select(selection, event, position), fresh(position));

describe('selection: picks that are not yet played', () => {
  it('changes only the picks that an event returns', () => {
    expect(after([{ do: 'pickCard', card: 'a' }, { do: 'pickPlace' }]).picks).toEqual({
      card: 'a',
      place: 1,
    });
  });

  it('is dropped when the position changes', () => {
    const selection = after([{ do: 'pickCard', card: 'a' }]);
    expect(settle(selection, LATER)).toEqual(fresh(LATER));
    expect(settle(selection, HERE)).toBe(selection);
  });

  it("doesn't reopen the dialog of an undone move", () => {
    const paying = after([{ do: 'open', dialog: { kind: 'pay' } }]);
    const paid = select(paying, { do: 'settle' }, LATER);
    expect(settle(paid, HERE).dialog).toBeNull();
  });

  it('closes a dialog that ends with a move when the position changes, and keeps a read-only dialog', () => {
    const paying = after([{ do: 'open', dialog: { kind: 'pay' } }]);
    expect(settle(paying, LATER).dialog).toBeNull();
    const reading = after([{ do: 'open', dialog: { kind: 'read' } }]);
    expect(settle(reading, LATER).dialog).toEqual({ kind: 'read' });
    expect(select(reading, { do: 'close' }, HERE).dialog).toBeNull();
  });

  it('starts empty for an event in a new position', () => {
    const next = select(after([{ do: 'pickCard', card: 'a' }]), { do: 'pickPlace' }, LATER);
    expect(next).toMatchObject({ position: LATER, picks: { card: null, place: 1 } });
  });
});

describe('selection: queued moves', () => {
  const first: LegalMove = { move: 'choose', args: ['a'] };
  const second: LegalMove = { move: 'go', args: [{ to: 'b' }] };
  const queued = after([{ do: 'queue', intents: [first, second] }]);

  it('waits for the position to change, then plays the first move', () => {
    expect(queueStep(queued, HERE, () => true)).toBe('wait');
    expect(queueStep(settle(queued, LATER), LATER, () => true)).toBe('play');
  });

  it('is dropped when the first move is illegal', () => {
    expect(queueStep(settle(queued, LATER), LATER, () => false)).toBe('drop');
  });

  it('checks one move at a time, in order', () => {
    const asked: LegalMove[] = [];
    queueStep(settle(queued, LATER), LATER, (intent) => {
      asked.push(intent);
      return true;
    });
    expect(asked).toEqual([first]);
    const rest = select(settle(queued, LATER), { do: 'queue', intents: [second] }, LATER);
    expect(queueStep(rest, LATER, () => true)).toBe('wait');
  });

  it('is idle when nothing is left', () => {
    const empty = select(queued, { do: 'queue', intents: [] }, HERE);
    expect(empty).toMatchObject({ queue: [], queuedAt: null });
    expect(queueStep(empty, LATER, () => true)).toBe('idle');
  });
});
