import type { ReactNode } from 'react';
import { inARow } from '../../../language/lists';
import type { Player } from '../../../session/protocol';
import { useSettings } from '../../settings';
import type { OnlineTable, Room } from '../connection/onlineTable';
import { useRoom } from '../connection/useOnlineTable';
import { levelText } from '../pages/levelText';
import { Presence } from '../table/Presence';
import { useWords } from '../words';

type SeatListProps = {
  readonly table: OnlineTable;
  readonly actions?: (playerID: string) => ReactNode;
  /** Whether the viewer has no seat and does not see the table; then the viewer is not counted. */
  readonly atDoor?: boolean;
};

/**
 * Counts people without a seat, other than a viewer at the door. The server may still count that viewer as an onlooker.
 */
function othersWithoutSeat(news: Room['news'], isViewerAtDoor: boolean) {
  const [onlookers, atDoor] = [news?.onlookers ?? 0, news?.atDoor ?? 0];
  if (!isViewerAtDoor) return { onlookers, atDoor };
  return atDoor > 0 ? { onlookers, atDoor: atDoor - 1 } : { onlookers: Math.max(0, onlookers - 1), atDoor };
}

export function SeatList({ table, actions, atDoor = false }: SeatListProps) {
  const t = useWords();
  const { t: shell, language } = useSettings();
  const { players, news, open } = useRoom(table);
  const others = othersWithoutSeat(news, atDoor);
  const unseated = others.onlookers + others.atDoor;
  const counts = open
    ? [
        ...(others.onlookers > 0 ? [t('room.onlookers', { count: others.onlookers })] : []),
        ...(others.atDoor > 0 ? [t('room.atDoor', { count: others.atDoor })] : []),
      ]
    : [t('room.unseated', { count: unseated })];
  const emptySeat = ({ id, heldFor, closed }: Player) => {
    const free = closed === true ? t('seat.forBot') : t('seat.free');
    return inARow(
      [
        shell('setup.seat', { seat: id + 1 }),
        heldFor === undefined ? free : t('seat.held', { name: heldFor }),
      ],
      language,
    );
  };
  return (
    <>
      <ul className="people" data-testid="people">
        {players.map((player) => {
          const { id, name, heldFor, data } = player;
          const playerID = String(id);
          const colour = table.seats.find((seat) => seat.playerID === playerID)?.colour;
          const css = table.module.colours.find((known) => known.id === colour)?.css;
          const about = [
            ...(playerID === table.seat?.playerID ? [t('seat.you')] : []),
            ...(playerID === news?.host ? [t('chat.host')] : []),
            ...(news?.muted.includes(playerID) === true ? [t('chat.muted')] : []),
            ...(data?.bot === undefined ? [] : [t('seat.bot', { level: levelText(data.bot, shell) })]),
            ...(name === undefined || heldFor === undefined ? [] : [t('seat.standsIn', { name: heldFor })]),
          ];
          return (
            <li key={id} className="person">
              <span className="person-shield" style={{ background: name === undefined ? 'none' : css }} />
              <span className="person-name">
                {name !== undefined ? <bdi>{name}</bdi> : <em>{emptySeat(player)}</em>}
                {about.length > 0 && <small> ({inARow(about, language)})</small>}
              </span>
              <Presence table={table} playerID={playerID} long />
              {actions?.(playerID)}
            </li>
          );
        })}
      </ul>
      {unseated > 0 && (
        <p className="quiet" data-testid="unseated">
          {inARow(counts, language)}
        </p>
      )}
    </>
  );
}
