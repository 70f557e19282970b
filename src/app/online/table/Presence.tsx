import { useEffect, useState } from 'react';
import { isolate } from '../../../language/isolate';
import { entryOf } from '../../../rules-kit/indexed';
import type { Player } from '../../../session/protocol';
import { isPersons } from '../../../session/seatKinds';
import { DaysLeft } from '../clock/DaysLeft';
import type { OnlineTable, Room } from '../connection/onlineTable';
import { useRoom } from '../connection/useOnlineTable';
import { showsTime, standInAt } from '../seats/seats';
import { useWords } from '../words';

/** Returns the ms a seat has left now; null if there is no clock. */
function timeLeft({ news }: Room, playerID: string): number | null {
  if (news === null || news.clock === null) return null;
  const { left, running } = news.clock;
  return entryOf(left, playerID) - (running.includes(playerID) ? performance.now() - news.cameAt : 0);
}

const two = (value: number): string => String(value).padStart(2, '0');

function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

type PresenceProps = {
  readonly table: OnlineTable;
  readonly playerID: string;
  /** Whether to add words to the symbols. */
  readonly long?: boolean;
};

export function Presence({ table, playerID, long = false }: PresenceProps) {
  const t = useWords();
  const room = useRoom(table);
  const left = timeLeft(room, playerID);
  // A clock in days updates every minute in `DaysLeft`.
  const runs = room.news?.clock?.days === undefined && room.news?.clock?.running.includes(playerID) === true;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  const { news } = room;
  const days = news?.clock?.days;
  const player = room.players.find(({ id }) => String(id) === playerID);
  if (player === undefined) return null;
  const hasTime = showsTime(room, player);
  const word = t(player.isConnected === true ? 'room.connected' : 'room.away');
  return (
    <span className="presence">
      {hasTime && news?.clock && days !== undefined && (
        <DaysLeft clock={{ ...news.clock, days }} playerID={playerID} cameAt={news.cameAt} long={long} />
      )}
      {hasTime && left !== null && days === undefined && (
        <span className={left <= 60_000 ? 'time-left time-short' : 'time-left'} data-runs={runs || undefined}>
          {left <= 0 && long ? t('room.outOfTime') : clockText(left)}
        </span>
      )}
      {!long && <StandInMark player={player} />}
      {isPersons(player) && (
        <span className={player.isConnected === true ? 'there' : 'there there-away'} title={word}>
          {long ? word : <span className="visually-hidden">{word}</span>}
        </span>
      )}
    </span>
  );
}

/** Marks a player for whom a bot plays. */
function StandInMark({ player }: { readonly player: Player }) {
  const t = useWords();
  const bot = standInAt(player);
  if (bot === null) return null;
  const text = t('seat.playsFor', { bot: isolate(bot), name: isolate(player.heldFor ?? '') });
  return (
    <span className="stand-in" title={text} data-testid={`stands-in-${player.id}`}>
      <span aria-hidden="true">{t('seat.botMark')}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
