import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../../../../src/games/cherez-ural/content/terms';
import type { G } from '../../../../src/games/cherez-ural/rules/state/state';
import { idleArrival } from '../../../../src/games/cherez-ural/view-model/arrival';
import type { Intent } from '../../../../src/games/cherez-ural/view-model/legal';
import { legal, scene } from '../table';

const ctx = {
  phase: 'winter1',
  currentPlayer: '0',
  numPlayers: 4,
  playOrder: [],
  playOrderPos: 0,
  activePlayers: null,
  turn: 1,
};

const arrival = (G: G, ...intents: readonly Intent[]) =>
  idleArrival(
    { G, ctx, viewer: '0' },
    { space: 'kazan', choice: { by: 'sled', cost: 0, legs: [], worker: 'w12', intents } },
  );
const sledTo = (to: SpaceId): Intent => ({ move: 'travel', args: [{ by: 'sled', to }] });

describe('arrival', () => {
  it('R10.5 is idle where only information can be gathered', () => {
    expect(arrival(scene({ worker: { at: 'perm' } }), sledTo('village-chusovaya'))).toBe('gather');
  });

  it('R10.5 brings nothing at 3 travel tokens', () => {
    expect(arrival(scene({ worker: { at: 'perm' }, tokens: 3 }), sledTo('village-chusovaya'))).toBe(
      'nothing',
    );
  });

  it('is idle where only a business without a destination can be completed', () => {
    const worker = { at: 'perm', goods: { daily: 1, fur: 1 } } as const;
    const position = scene({ worker, hand: ['p32'] });
    expect(legal(position, 'winter1', '0', 'completeBusiness')).not.toEqual([]);
    expect(arrival(position, sledTo('village-chusovaya'))).toBe('gather');
  });

  it('R10.4 is not idle where the worker can trade, hunt or explore', () => {
    const worker = { at: 'perm', goods: { fur: 1 } } as const;
    expect(arrival(scene({ worker }), sledTo('kazan'))).toBeNull();
    const chits = { hunting: { yeniseysk: 'siberia1' } } as const;
    expect(arrival(scene({ worker: { at: 'narym' }, chits }), sledTo('yeniseysk'))).toBeNull();
  });

  it('R11.2 is idle after a step by travel token, unless the worker can still travel', () => {
    const step: Intent = { move: 'useTravelToken', args: ['village-chusovaya'] };
    const position = { worker: { at: 'perm' }, tokens: 1 } as const;
    expect(arrival(scene(position), step)).toBeNull();
    expect(arrival(scene({ ...position, turn: { moved: true } }), step)).toBe('gather');
    expect(arrival(scene({ ...position, turn: { moved: true, actionDone: true } }), step)).toBeNull();
  });
});
