import { isDeepStrictEqual } from 'node:util';
import type { Ctx, Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { expect } from 'vitest';
import { createSimulator, type SimState } from '../../src/bots/simulator';
import { chance, type PickMove, type PlayerMove } from './picks';

export interface EqualityOptions<G> {
  numPlayers: number;
  setupData?: unknown;
  seed: string | number;
  pickMove: PickMove<G>;
  /** Maximum number of tries; default 1,000. */
  mostMoves?: number;
  /** For games that call events where they are forbidden, or change G before INVALID_MOVE */
  strict?: boolean;
  /** `allow` is for games that have one object at two places of G and never change it. */
  sharing?: 'refuse' | 'allow';
}

export interface EqualityRun {
  played: number;
  refused: number;
  ctx: Ctx;
}

/**
 * Plays one game in boardgame.io's reducer and in the simulator. Expects after every try that both allowed or both
 * refused it and that G, ctx and random state are equal. Sometimes continues from copies and from converted
 * boardgame.io states, and expects at the end that saved copies have not changed.
 */
export function expectSameAsReducer<G>(game: Game<G>, options: EqualityOptions<G>): EqualityRun {
  const { numPlayers, setupData, seed, pickMove, mostMoves = 1000, strict = false } = options;
  // Built first, because boardgame.io writes its defaults into the game when it processes it.
  const simulator = createSimulator(game, { strict });
  const seeded = { ...game, seed };
  const reducer = CreateGameReducer({ game: seeded });
  const pick = chance(`${seed} picks`);
  const kept: [SimState<G>, string][] = [];

  let theirs: State<G> = InitializeGame({ game: seeded, numPlayers, setupData });
  let ours = simulator.initial({ numPlayers, setupData, seed });
  let played = 0;
  let refused = 0;
  expectEqual(ours, theirs, 'at the start');

  for (let tried = 0; tried < mostMoves; tried++) {
    const choice = pickMove(theirs.G, theirs.ctx, pick);
    if (choice === undefined) break;
    const { playerID, move, args } = choice;
    const label = `seed ${seed}, try ${tried}: player ${playerID} ${move}(${JSON.stringify(args)})`;
    // boardgame.io changes counters in the old ctx, even if it refuses the action in the end.
    const ctxBefore = structuredClone(theirs.ctx);
    const result = reducer(theirs, makeMove(choice));
    const allowed = result.transients?.error === undefined;
    theirs = allowed ? result : { ...theirs, ctx: ctxBefore };
    expect(simulator.apply(ours, playerID, move, args), label).toBe(allowed);
    expectEqual(ours, theirs, label);
    if (options.sharing !== 'allow') expectTree(ours, label);
    if (allowed) played++;
    else refused++;

    if (tried % 7 === 3) {
      kept.push([ours, textOf(ours)]);
      ours = simulator.clone(ours);
    }
    if (tried % 11 === 5) {
      ours = simulator.fromState({ G: theirs.G, ctx: theirs.ctx, random: theirs.plugins.random?.data });
    }
    expect(simulator.isOver(ours)).toBe(theirs.ctx.gameover !== undefined);
  }
  for (const [state, text] of kept) expect(textOf(state)).toBe(text);
  return { played, refused, ctx: theirs.ctx };
}

function makeMove({ move, args, playerID }: PlayerMove) {
  return { type: 'MAKE_MOVE' as const, payload: { type: move, args, playerID, credentials: undefined } };
}

function expectEqual<G>(ours: SimState<G>, theirs: State<G>, label: string): void {
  const random = theirs.plugins.random?.data;
  const expected = { G: theirs.G, ctx: theirs.ctx, random };
  // vitest's comparison is slow, so it is only used to show a difference.
  if (!isDeepStrictEqual(ours, expected)) {
    expect(ours, label).toStrictEqual(expected);
    throw new Error(`${label}: states differ`);
  }
}

/**
 * Returns the state as text without references to the game's settings, in which boardgame.io rewrites old options
 * (`moveLimit`) during play.
 */
function textOf({ G, ctx, random }: SimState<unknown>): string {
  return JSON.stringify({ G, ctx: { ...ctx, _nextActivePlayers: undefined }, random });
}

/**
 * Expects that no object occurs twice, because after the next change boardgame.io's states would differ from the
 * simulator's.
 */
function expectTree(state: SimState<unknown>, label: string): void {
  const places = new Map<object, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const other = places.get(value);
    if (other !== undefined) throw new Error(`${label}: one object is both ${other} and ${path}`);
    places.set(value, path);
    for (const [key, item] of Object.entries(value)) walk(item, `${path}.${key}`);
  };
  walk(state.G, 'G');
  walk(state.ctx, 'ctx');
}
