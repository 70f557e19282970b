import { z } from 'zod';
import type { Refusal, Refused } from '../session/protocol';

/** Every message a client may send over its socket. Anything else is answered with `badMessage` and goes no further. */

const matchID = z.string().min(1).max(64);
const seat = z.string().regex(/^\d{1,2}$/);
const credentials = z
  .string()
  .max(200)
  .nullish()
  .transform((given) => given ?? '');
const name = z.string().regex(/^\w{1,64}$/);

/** JSON of a bounded depth: reading and writing it is recursive, and a message of brackets alone would end the process. */
function json(depth: number): z.ZodType {
  const flat = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]);
  if (depth === 0) return flat;
  const inner = json(depth - 1);
  return z.union([flat, z.array(inner), z.record(z.string().max(64), inner)]);
}

/** boardgame.io's `Client` sends more fields; what isn't named here never reaches the reducer. */
const payload = z.object({ playerID: seat, credentials });
const nothing = { type: z.null().default(null), args: z.null().default(null) };
const action = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('MAKE_MOVE'),
    payload: payload.extend({ type: name, args: z.array(json(6)).max(20).default([]) }),
  }),
  z.object({
    type: z.literal('GAME_EVENT'),
    payload: payload.extend({ type: name, args: z.array(json(6)).max(20).default([]) }),
  }),
  z.object({ type: z.literal('UNDO'), payload: payload.extend(nothing) }),
  z.object({ type: z.literal('REDO'), payload: payload.extend(nothing) }),
]);

export const updateMessage = z
  .tuple([action, z.int().min(0), matchID, seat])
  // boardgame.io checks the credentials of the one and moves for the other.
  .refine(([{ payload }, , , playerID]) => payload.playerID === playerID, 'moves for another seat');

export const syncMessage = z
  .tuple([matchID, seat.nullish(), credentials], z.unknown())
  .transform(([id, playerID, given]) => [id, playerID ?? null, given] as const);

export const chatMessage = z.tuple([
  matchID,
  z.object({
    id: z.string().max(64),
    sender: seat.nullable(),
    payload: z.string().trim().min(1).max(500),
    /** An onlooker's; a seat has its own. */
    name: z.string().trim().max(40).default(''),
  }),
  credentials,
]);

export const historyMessage = z.tuple([matchID]);

export type Action = z.infer<typeof action>;
export type ChatMessage = z.infer<typeof chatMessage>[1];

export const sentences: Record<Refusal, string> = {
  badMessage: 'The server does not understand this message.',
  unknownMatch: 'There is no such match.',
  unauthorized: 'These credentials do not open this seat.',
  stale: 'The game has gone on meanwhile; the newest position follows.',
  gameOver: 'The game is over.',
  illegal: 'This move is not legal now.',
  tooMuch: 'That was more than this server takes from one place; wait a moment and try again.',
  otherVersion: 'The match was begun with another version of the game, and can’t be shown truly by this one.',
  closing: 'The server is closing; try again in a moment.',
  internal: 'Something went wrong on the server; nothing was changed.',
};

/** `message`: a sentence that says more than the reason's own. */
export function refuse(reason: Refusal, message: string = sentences[reason]): Refused {
  return { ok: false, reason, message };
}
