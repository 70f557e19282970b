/** What passes through Redis between servers. Checked on arrival: whatever else is on the channel is passed over. */
import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(64));
const table = { game: text, matchID: text };
/** `atDoor`: a server of an earlier version does not say it. */
const presence = { seats: v.array(text), onlookers: v.number(), atDoor: v.optional(v.number(), 0) };

const news = v.variant('kind', [
  /** Sent every few seconds; the sender hears it too, and so knows that it is connected. */
  v.object({ kind: v.literal('beat'), from: text, role: v.picklist(['server', 'worker']) }),
  /** A server has come, or is back after it was cut off: all others say who is there. */
  v.object({ kind: v.literal('hello'), from: text }),
  /** A server goes in order. */
  v.object({ kind: v.literal('bye'), from: text }),
  v.object({ kind: v.literal('here'), from: text, ...table, ...presence }),
  /** All tables where somebody is at this server. */
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

/** undefined: none of ours. */
export function readNews(message: string): News | undefined {
  try {
    const parsed = v.safeParse(news, JSON.parse(message));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
