import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/rules-kit/contentHash';
import { entryOf } from '../../../src/rules-kit/indexed';
import { builtIn, contentLibrary } from '../../sample-game/content';
import {
  DECK,
  type G,
  isMoveName,
  ownTurn,
  playMove,
  setup,
  view,
  whyNot as why,
} from '../../sample-game/rules';

const begun = (long = false): G => setup(DECK, ['0', '1'], { long });

const whyNot = (G: G, seat: string, move: string, args: readonly unknown[]) => why(G, null, seat, move, args);

function make(G: G, seat: string, move: string, ...args: unknown[]): void {
  if (!isMoveName(move) || !playMove(G, seat, move, args))
    throw new Error(`${seat} ${move} ${JSON.stringify(args)}: ${whyNot(G, seat, move, args)?.reason}`);
}

const bidden = (): G => {
  const G = begun();
  make(G, '0', 'bid', 1);
  make(G, '1', 'bid', 10);
  return G;
};

describe('Tea Road', () => {
  it('R1.1 hides each player’s bid, one card from their hand, until all have bid', () => {
    const G = begun();
    expect(whyNot(G, '0', 'bid', [10])?.reason).toBe('oneCard');
    make(G, '0', 'bid', 1);
    expect(entryOf(view(G, '1').players, '0').bid).toBe('hidden');
    expect(entryOf(view(G, '0').players, '0').bid).toBe(1);
    make(G, '1', 'bid', 10);
    expect(entryOf(view(G, null).players, '0').bid).toBe(1);
  });
  it('R1.2 the highest card goes first', () => {
    expect(bidden().order).toEqual(['1', '0']);
    expect(whyNot(bidden(), '0', 'rest', [])?.reason).toBe('notYourTurn');
  });
  it('R2.1 who is to act goes to a place or rests', () => {
    expect(whyNot(bidden(), '1', 'go', ['nowhere', {}])?.reason).toBe('badArguments');
    expect(whyNot(bidden(), '1', 'bid', [6])?.reason).toBe('notYourTurn');
    expect(whyNot(bidden(), '1', 'rest', [])).toBeNull();
  });
  it('R2.2 one caravan at a place in a round', () => {
    const G = bidden();
    make(G, '1', 'go', 'well', { tea: 1 });
    expect(whyNot(G, '0', 'go', ['well', { tea: 1 }])?.reason).toBe('taken');
  });
  it('R2.3 a place takes any bag of its size and brings its steps; a rest brings tea', () => {
    const G = bidden();
    expect(whyNot(G, '1', 'go', ['inn', { tea: 3 }])?.reason).toBe('price');
    make(G, '1', 'go', 'inn', { tea: 1, salt: 1 });
    expect(G.players['1']).toMatchObject({ track: 5, goods: { tea: 1, salt: 1, wool: 2 } });
    make(G, '0', 'rest');
    expect(entryOf(G.players, '0').goods.tea).toBe(3);
  });
  it('R3.1 everyone begins with five cards and two of each good', () => {
    const { players } = begun();
    expect(players['1']).toEqual({
      goods: { tea: 2, salt: 2, wool: 2 },
      hand: [6, 7, 8, 9, 10],
      bid: null,
      track: 0,
    });
  });
  it('R3.2 three rounds, or four on the long road', () => {
    expect([begun().rounds, begun(true).rounds]).toEqual([3, 4]);
  });
  it('R2.1 a plan is the seat’s turn on the road as if it had come', () => {
    const G = bidden();
    expect(ownTurn(view(begun(), '0'), '0')).toBeNull();
    const own = ownTurn(view(G, '0'), '0')?.G ?? G;
    expect(own.order).toEqual(['0', '1']);
    expect(whyNot(own, '0', 'rest', [])).toBeNull();
  });
  it('R2.3 a content pack changes prices and steps of places, also in the game’s own content', async () => {
    await contentLibrary.fetchReader();
    expect(contentLibrary.current).toBe(hashOf(builtIn));
    const content = contentLibrary.keep(contentLibrary.withPack({ inn: { pieces: 1, steps: 7 } }));
    const G = setup(DECK, ['0', '1'], { content });
    make(G, '0', 'bid', 5);
    make(G, '1', 'bid', 6);
    make(G, '1', 'go', 'inn', { tea: 1 });
    expect(entryOf(G.players, '1').track).toBe(7);
    expect(contentLibrary.withPack(undefined)).toBe(builtIn);
    expect(() => contentLibrary.withPack({ inn: { pieces: 9, steps: 7 } })).toThrow(
      /inn\.pieces: expected at most 6/,
    );
  });
});
