import * as v from 'valibot';
import type { Refusal, Refused } from '../../session/protocol';
import { isSmallJson } from '../http/json';
import { onlookerName } from '../http/names';
import { fields } from '../http/schemas';

/** Schemas of all messages that a client may send over its socket. Anything else is answered with `badMessage`. */

const matchID = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const seat = v.pipe(v.string(), v.regex(/^\d{1,2}$/));
const credentials = v.nullish(v.pipe(v.string(), v.maxLength(200)), '');
const name = v.pipe(v.string(), v.regex(/^\w{1,64}$/));

const unicode = (letters: number) =>
  v.pipe(
    v.string(),
    v.maxLength(letters),
    v.check((text) => text.isWellFormed()),
  );

/** The arguments of a move or an event. */
const args = v.optional(v.pipe(v.array(v.custom(isSmallJson)), v.maxLength(20)), []);

/** boardgame.io's client sends more fields. Those not listed here never reach the reducer. */
const payload = { playerID: seat, credentials };
const making = fields({ ...payload, type: name, args });
const nothing = fields({ ...payload, type: v.optional(v.null(), null), args: v.optional(v.null(), null) });
const action = v.variant('type', [
  v.object({ type: v.literal('MAKE_MOVE'), payload: making }),
  v.object({ type: v.literal('GAME_EVENT'), payload: making }),
  v.object({ type: v.literal('UNDO'), payload: nothing }),
  v.object({ type: v.literal('REDO'), payload: nothing }),
]);

export const updateMessage = v.pipe(
  v.strictTuple([action, v.pipe(v.number(), v.safeInteger(), v.minValue(0)), matchID, seat]),
  // boardgame.io checks the credentials of `payload.playerID` but moves for the other `playerID`.
  v.check(([{ payload }, , , playerID]) => payload.playerID === playerID, 'moves for another seat'),
);

export const syncMessage = v.pipe(
  v.tuple([matchID, v.nullish(seat), credentials]),
  v.transform(([id, playerID, given]) => [id, playerID ?? null, given] as const),
);

export const chatMessage = v.strictTuple([
  matchID,
  fields({
    id: v.pipe(v.string(), v.maxLength(64)),
    sender: v.nullable(seat),
    payload: v.pipe(unicode(500), v.trim(), v.minLength(1)),
    /** The name of an onlooker. A player's name comes from the seat. */
    name: v.optional(onlookerName, ''),
  }),
  credentials,
]);

export const muteMessage = v.strictTuple([
  matchID,
  fields({ who: v.union([seat, v.literal('onlookers')]), muted: v.boolean() }),
  seat,
  credentials,
]);

export const visibleMessage = v.strictTuple([v.boolean()]);

export const atDoorMessage = v.strictTuple([v.boolean()]);

export const historyMessage = v.strictTuple([matchID]);

export type Action = v.InferOutput<typeof action>;
export type Mute = v.InferOutput<typeof muteMessage>[1];
export type ChatMessage = v.InferOutput<typeof chatMessage>[1];

export const sentences: Record<Refusal, string> = {
  badMessage: 'The server does not understand this message.',
  unknownMatch: 'There is no such match.',
  unauthorized: 'These credentials do not open this seat.',
  stale: 'The game has gone on meanwhile; the newest position follows.',
  gameOver: 'The game is over.',
  illegal: 'This move is not legal now.',
  tooMuch: 'That was more than this server takes from one place; wait a moment and try again.',
  otherVersion: 'The match was begun with another version of the game, and can’t be shown truly by this one.',
  muted: 'The host of this table has muted you for this match.',
  silenced: 'The host of this server has muted you, so you can’t write in chats here.',
  closing: 'The server is closing; try again in a moment.',
  internal: 'Something went wrong on the server; nothing was changed.',
};

/** The refusal for moves and history requests before the deal. */
export const NOT_DEALT = 'The game begins once all seats are taken.';

/** Returns a refusal. `message` replaces the standard sentence of the reason. */
export function refuse(reason: Refusal, message: string = sentences[reason]): Refused {
  return { ok: false, reason, message };
}
