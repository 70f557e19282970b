import type { Clock, Player } from '../../../session/protocol';
import { isPersons } from '../../../session/seatKinds';
import type { Room } from '../connection/onlineTable';

export type LateSeat = {
  readonly playerID: string;
  readonly name: string;
  /** Whether the clock ran out, or without a clock nobody has come for a day */
  readonly reason: 'outOfTime' | 'absent';
  /** When the time ran out, or the turn of the absent player began, in ms since 1970 */
  readonly since: number;
};

/** Whether the table waits for a seat that is out of time. */
const isWaitedFor = ({ days, running, outSince = {} }: Clock, playerID: string): boolean =>
  days === undefined ? running.includes(playerID) : outSince[playerID] !== undefined;

/** Returns the people for whom the table waits and whose time is over, so that the others may let a bot play. */
export function lateSeats({ players, news }: Pick<Room, 'players' | 'news'>): readonly LateSeat[] {
  if (news === null) return [];
  const { clock, replaceable, movedAt } = news;
  return players.flatMap((player: Player): readonly LateSeat[] => {
    const playerID = String(player.id);
    const { name } = player;
    if (name === undefined || !isPersons(player) || !replaceable.includes(playerID)) return [];
    if (clock === null) return [{ playerID, name, reason: 'absent', since: movedAt }];
    if (!isWaitedFor(clock, playerID)) return [];
    return [{ playerID, name, reason: 'outOfTime', since: clock.outSince?.[playerID] ?? clock.at }];
  });
}
