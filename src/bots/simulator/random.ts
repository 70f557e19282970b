import type { DefaultPluginAPIs } from 'boardgame.io';

/** State of the Alea generator (Johannes Baagøe), as boardgame.io stores it */
export interface AleaState {
  c: number;
  s0: number;
  s1: number;
  s2: number;
}

/** boardgame.io's `plugins.random.data`: the seed, and the generator's state after the first draw */
export interface RandomData {
  seed: string | number;
  prngstate?: AleaState;
}

const TWO_TO_MINUS_32 = 2.3283064365386963e-10;

/**
 * Returns a hash function with internal state, as Alea's seeding requires: each call continues from the previous one.
 */
function masher(): (data: string | number) => number {
  let n = 0xefc8249d;
  return (data) => {
    for (const unit of String(data).split('')) {
      n += unit.charCodeAt(0);
      let h = 0.02519603282416938 * n;
      n = h >>> 0;
      h -= n;
      h *= n;
      n = h >>> 0;
      h -= n;
      n += h * 0x100000000;
    }
    return (n >>> 0) * TWO_TO_MINUS_32;
  };
}

/** Returns the generator's initial state for a seed. Equal to boardgame.io's. */
export function seedAlea(seed: string | number): AleaState {
  const mash = masher();
  const start = [mash(' '), mash(' '), mash(' ')];
  const [s0, s1, s2] = start.map((value) => {
    const moved = value - mash(seed);
    return moved < 0 ? moved + 1 : moved;
  }) as [number, number, number];
  return { c: 1, s0, s1, s2 };
}

/** Returns the next number in [0, 1) and advances the state in place. */
export function nextAlea(state: AleaState): number {
  const t = 2091639 * state.s0 + state.c * TWO_TO_MINUS_32;
  state.s0 = state.s1;
  state.s1 = state.s2;
  state.c = Math.trunc(t);
  state.s2 = t - state.c;
  return state.s2;
}

/** Returns boardgame.io's `random` API over any source of numbers in [0, 1). */
export function randomApi(draw: () => number): DefaultPluginAPIs['random'] {
  const roll = (faces: number, count?: number): number | number[] =>
    count === undefined
      ? Math.floor(draw() * faces) + 1
      : Array.from({ length: count }, () => Math.floor(draw() * faces) + 1);
  const die = (faces: number) => (count?: number) => roll(faces, count);
  const api = {
    D4: die(4),
    D6: die(6),
    D8: die(8),
    D10: die(10),
    D12: die(12),
    D20: die(20),
    Die: (faces = 6, count?: number) => roll(faces, count),
    Number: draw,
    Shuffle: <T>(deck: T[]): T[] => {
      const rest = [...deck];
      const shuffled: T[] = [];
      for (let left = rest.length; left > 0; ) {
        const index = Math.trunc(left * draw());
        shuffled.push(rest[index] as T);
        left -= 1;
        rest[index] = rest[left] as T;
      }
      return shuffled;
    },
  };
  // The published type is a set of overloads (number without a count, list with one), which a union can't express.
  return api as DefaultPluginAPIs['random'];
}
