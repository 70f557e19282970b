import type { Ctx } from 'boardgame.io';
import { isActive } from '../../src/bots/simulator';
import { nextAlea, seedAlea } from '../../src/bots/simulator/random';
import type { BotMove } from '../../src/bots/types';

export interface PlayerMove extends BotMove {
  playerID: string;
}

/** Chooses the next try; undefined ends the run. It may choose illegal moves, which both sides must refuse. */
export type PickMove<G> = (G: G, ctx: Ctx, random: () => number) => PlayerMove | undefined;

/** Picks a random legal move of a random active player; undefined when the game is over or stuck. */
export function randomLegal<G>(legalMoves: (G: G, ctx: Ctx, playerID: string) => BotMove[]): PickMove<G> {
  return (G, ctx, random) => {
    const choices = seats(ctx)
      .map((playerID) => ({ playerID, moves: isActive(ctx, playerID) ? legalMoves(G, ctx, playerID) : [] }))
      .filter(({ moves }) => moves.length > 0);
    const seat = pickFrom(choices, random);
    const choice = seat && pickFrom(seat.moves, random);
    return seat && choice && { ...choice, playerID: seat.playerID };
  };
}

/** Picks any player and any move name, legal or not, until the game is over. */
export function randomTries<G>(
  names: readonly string[],
  args: (random: () => number) => unknown[],
): PickMove<G> {
  return (_G, ctx, random) => {
    if (ctx.gameover !== undefined) return undefined;
    const active = seats(ctx).filter((playerID) => isActive(ctx, playerID));
    const playerID = random() < 0.9 ? pickFrom(active, random) : undefined;
    return {
      playerID: playerID ?? String(Math.floor(random() * ctx.numPlayers)),
      move: pickFrom(names, random) ?? '',
      args: args(random),
    };
  };
}

export function chance(seed: string | number): () => number {
  const state = seedAlea(seed);
  return () => nextAlea(state);
}

export function pickFrom<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}

function seats(ctx: Ctx): string[] {
  return Array.from({ length: ctx.numPlayers }, (_, seat) => String(seat));
}
