/** Schemas of the messages that servers exchange through Redis. Others on the channel are ignored. */
import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(64));
const table = { game: text, matchID: text };
/** `atDoor` is missing in messages of older server versions. */
const presence = { seats: v.array(text), onlookers: v.number(), atDoor: v.optional(v.number(), 0) };

const news = v.variant('kind', [
  /** Heartbeat, sent every second. The sender receives it too, which shows that it is connected. */
  v.object({ kind: v.literal('beat'), from: text, role: v.picklist(['server', 'worker']) }),
  /** Sent by a server that starts or reconnects. All others answer with `all`. */
  v.object({ kind: v.literal('hello'), from: text }),
  /** Sent on a regular shutdown. */
  v.object({ kind: v.literal('bye'), from: text }),
  v.object({ kind: v.literal('here'), from: text, ...table, ...presence }),
  /** All tables at which this server has people. */
  v.object({ kind: v.literal('all'), from: text, tables: v.array(v.object({ ...table, ...presence })) }),
  v.object({
    kind: v.literal('changed'),
    from: text,
    ...table,
    change: v.variant('what', [
      v.object({ what: v.literal('move'), stateID: v.number() }),
      v.object({ what: v.literal('lobby') }),
      v.object({ what: v.literal('talk') }),
      v.object({ what: v.literal('chats') }),
      v.object({ what: v.literal('chat'), at: v.number(), sender: v.nullable(text) }),
    ]),
  }),
]);

export type News = v.InferOutput<typeof news>;

/** Returns undefined if the message is malformed. */
export function readNews(message: string): News | undefined {
  try {
    const parsed = v.safeParse(news, JSON.parse(message));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
