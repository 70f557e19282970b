/** Sends a finished game to the bot worker for review, position by position. */

import type { Snapshot } from '../../game-api/contents';
import type { GameModule, Position, Seat, Timeline } from '../../game-api/module';
import { itemAt } from '../../rules-kit/indexed';
import type { Review } from '../../session/review';
import { viewOf } from '../../session/source';
import { queryBots } from '../bots/botClient';

export type ReviewedGame = {
  readonly module: GameModule;
  readonly seats: readonly Seat[];
  readonly timeline: Timeline;
};

/** Returns the content to send to the bot worker; undefined if it is built in. */
function contentOf({ contents }: GameModule, G: unknown): Snapshot | undefined {
  const hash = contents?.of(G);
  return hash === undefined || hash === contents?.current
    ? undefined
    : { hash, snapshot: contents?.snapshot(hash) };
}

const rounded = (score: number): number => Math.round(score * 10) / 10;

/**
 * Reviews one more position: each player's expected score and the cost of a person's move. Each seat is evaluated from
 * only what it could see then.
 */
async function lookAt({ module, seats, timeline }: ReviewedGame, review: Review): Promise<Review> {
  const { next: at, decisions, outlook } = review;
  const { G, ctx }: Position = timeline.at(at);
  const { type, args, playerID } = itemAt(timeline.at(timeline.moves).log, at).action.payload;
  const content = contentOf(module, G);
  const seenBy = (seat: string) => ({
    view: viewOf(module, G, ctx, seat),
    ctx,
    content,
    playerID: seat,
    seed: `${at}`,
  });
  const expected = await queryBots(
    'outlook',
    module.name,
    seats.map((seat) => seenBy(seat.playerID)),
  );
  const isPerson = seats.some((seat) => seat.playerID === playerID && seat.bot === undefined);
  const played = { move: type, args: args ?? [] };
  const weighed = isPerson ? await queryBots('weigh', module.name, { ...seenBy(playerID), played }) : null;
  return {
    next: at + 1,
    decisions:
      weighed === null
        ? decisions
        : [
            ...decisions,
            {
              at,
              playerID,
              played: rounded(weighed.played),
              best: rounded(weighed.best),
              line: weighed.line,
            },
          ],
    outlook: Object.fromEntries(
      seats.map((seat, index) => [
        seat.playerID,
        [...(outlook[seat.playerID] ?? []), rounded(itemAt(expected, index))],
      ]),
    ),
  };
}

/** Continues a review to the end of the game or until it is aborted. Calls `onStep` after each position. */
export async function look(
  game: ReviewedGame,
  from: Review,
  onStep: (review: Review) => void,
  signal: AbortSignal,
): Promise<void> {
  let review = from;
  while (review.next < game.timeline.moves && !signal.aborted) {
    review = await lookAt(game, review);
    if (!signal.aborted) onStep(review);
  }
}

/** Whether the positions are loaded; online tables fetch them on first access. */
export const isHere = (timeline: Timeline): boolean => timeline.at(0).ctx.gameover === undefined;
