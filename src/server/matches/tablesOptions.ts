import type { Ctx } from 'boardgame.io';
import type { BotJobs, BotRunner } from '../bots/botSeats';
import type { SetAlarm } from '../clocks/alarms';
import type { Peers } from '../cluster/peers';
import type { HistoryRequests } from '../history/historyRequests';
import type { ClockJobs, TurnNotifications } from '../notifications/tableTurns';
import type { Limits } from '../ops/limits';
import type { Log } from '../ops/log';
import type { Metrics } from '../ops/metrics';
import type { PlacesOf } from '../ratings/outcome';
import type { MatchStorage } from '../storage/storage';
import type { Contents } from './contents';
import type { LiveMatches } from './liveMatches';
import type { KeyedQueue } from './queue';
import type { ExplainMove } from './referee';
import type { Seated } from './seats';

/** Returns the seats that have to act in a position of a running game. */
export type SeatsToAct = (game: string, G: unknown, ctx: Ctx) => readonly string[];

export interface TablesOptions {
  readonly storage: MatchStorage;
  readonly live: LiveMatches;
  readonly contents: Contents;
  readonly histories: HistoryRequests;
  /**
   * Gives a reserved seat back to its owner. Resolves to false if the credentials don't match. Called in the
   * match's queue.
   */
  readonly giveBack: (game: string, matchID: string, seated: Seated) => Promise<boolean>;
  readonly queue: KeyedQueue;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly log: Log;
  readonly now: () => number;
  readonly explain: ExplainMove;
  readonly seatsToAct: SeatsToAct;
  /** Without it no game is rated. */
  readonly placesOf?: PlacesOf;
  /** Without it no bot plays. */
  readonly bots?: BotRunner;
  /** Without it this server computes the moves of all its bots. */
  readonly botJobs?: BotJobs;
  /** Other servers on the same database. undefined: this is the only one. */
  readonly peers?: Peers;
  /** Without it nobody gets notifications. */
  readonly notifications?: TurnNotifications;
  readonly setAlarm: SetAlarm;
  /** Without it this server sets its own alarms for clocks. */
  readonly clockJobs?: ClockJobs;
}
