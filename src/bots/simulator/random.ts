import type { DefaultPluginAPIs } from 'boardgame.io';

/** The four numbers of the Alea generator (Johannes Baagøe), as boardgame.io stores them. */
export interface AleaState {
  c: number;
  s0: number;
  s1: number;
  s2: number;
}

/** boardgame.io's `plugins.random.data`: the seed, and the generator's state once something was drawn. */
export interface RandomData {
  seed: string | number;
  prngstate?: AleaState;
}

const TWO_TO_MINUS_32 = 2.3283064365386963e-10;

/** Spreads text over 32 bits; each call goes on from the last one, as Alea's seeding asks for. */
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

/** The generator's first state for a seed, the same as in boardgame.io. */
export function seedAlea(seed: string | number): AleaState {
  const mash = masher();
  const start = [mash(' '), mash(' '), mash(' ')];
  const [s0, s1, s2] = start.map((value) => {
    const moved = value - mash(seed);
    return moved < 0 ? moved + 1 : moved;
  }) as [number, number, number];
  return { c: 1, s0, s1, s2 };
}

/** The next number in [0, 1); the state moves on in place. */
export function nextAlea(state: AleaState): number {
  const t = 2091639 * state.s0 + state.c * TWO_TO_MINUS_32;
  state.s0 = state.s1;
  state.s1 = state.s2;
  state.c = Math.trunc(t);
  state.s2 = t - state.c;
  return state.s2;
}

/** boardgame.io's `random` for moves and hooks, over any source of numbers in [0, 1). */
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
  // The published type speaks in overloads (no count: a number; a count: a list), which a union can't show.
  return api as DefaultPluginAPIs['random'];
}
