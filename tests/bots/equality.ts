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
  /** Ends the run after so many tries; 1,000 unless told. */
  mostMoves?: number;
  /** For games that call events where they may not, or change G before INVALID_MOVE. */
  strict?: boolean;
  /** 'allow' for games that keep one object at two places of G and never change it. */
  sharing?: 'refuse' | 'allow';
}

export interface EqualityRun {
  played: number;
  refused: number;
  ctx: Ctx;
}

/**
 * Plays one game in boardgame.io's reducer and in the simulator, and expects after every try that both allowed it or
 * both refused it, and that G, ctx and the state of the dice are equal. On the way it goes on from copies and from
 * states taken over from boardgame.io, and expects at the end that copies kept aside have not changed.
 */
export function expectSameAsReducer<G>(game: Game<G>, options: EqualityOptions<G>): EqualityRun {
  const { numPlayers, setupData, seed, pickMove, mostMoves = 1000, strict = false } = options;
  // Built first: boardgame.io writes its defaults into the game when it processes it.
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
    // boardgame.io's flow counts moves in the old ctx's own record, even if the action is refused in the end.
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
  // vitest's own comparison is slow; it is asked only to show the difference.
  if (!isDeepStrictEqual(ours, expected)) {
    expect(ours, label).toStrictEqual(expected);
    throw new Error(`${label}: states differ`);
  }
}

/** Without what points into the game's own settings: boardgame.io rewrites old ones there (`moveLimit`) as it plays. */
function textOf({ G, ctx, random }: SimState<unknown>): string {
  return JSON.stringify({ G, ctx: { ...ctx, _nextActivePlayers: undefined }, random });
}

/** Nothing may stand in two places: boardgame.io's states would part at the next change, the simulator's not. */
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
