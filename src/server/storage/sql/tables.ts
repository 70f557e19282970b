import type { Generated } from 'kysely';
import type { ChatRoom } from '../../chat/rooms';
import type { DailyTables } from '../../daily/sqlDaily';
import type { MatchmakingTables } from '../../matchmaking/matchmakingStore';
import type { ModerationTables } from '../../moderation/moderationStore';
import type { NotificationTables } from '../../notifications/notificationStore';
import type { PeopleTables } from '../../people/sqlPeople';
import type { RatingTables } from '../../ratings/ratingStore';

/** All tables of the database, after the last migration. */
export interface Tables
  extends PeopleTables,
    NotificationTables,
    RatingTables,
    MatchmakingTables,
    ModerationTables,
    DailyTables {
  matches: {
    id: string;
    game_name: string;
    state_id: number;
    /**
     * MatchData without the fields that have their own columns: gameover, updatedAt, revision, network, hasMoves.
     */
    metadata: string;
    revision: number;
    network: string | null;
    /** 1 for a private match. */
    unlisted: number;
    gameover: string | null;
    updated_at: number;
    /** Hash of the match's content. */
    content: string | null;
  };
  contents: { game_name: string; hash: string; snapshot: string };
  initial_states: { match_id: string; state: string };
  /** If `position` is null, the undo step `undo_count` - 1 holds it. */
  positions: { match_id: string; undo_count: number; position: string | null };
  /** Steps before `undo_count` can be undone, those from there on can be redone. */
  undo_steps: { match_id: string; place: number; step: string };
  log_entries: { match_id: string; state_id: number; position: number; entry: string; at: number | null };
  paces: { number: Generated<number>; match_id: string; at: number; to_act: string };
  chat_messages: { number: Generated<number>; match_id: string; room: ChatRoom; message: string };
  /** `muted` is a list as JSON. */
  talk_rules: { match_id: string; host: string | null; muted: string };
  runs: { number: Generated<number>; began_at: number; seen_at: number };
}
