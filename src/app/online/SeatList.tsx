import type { ReactNode } from 'react';
import type { Player } from '../../session/protocol';
import { useSettings } from '../settings';
import { levelText } from './levelText';
import type { OnlineTable } from './onlineTable';
import { Presence } from './Presence';
import { useRoom } from './useOnlineTable';
import { useWords } from './words';

type SeatListProps = {
  readonly table: OnlineTable;
  /** What can be done about a seat. */
  readonly actions?: (playerID: string) => ReactNode;
};

/** Who sits where. */
export function SeatList({ table, actions }: SeatListProps) {
  const t = useWords();
  const { t: shell } = useSettings();
  const { players, news } = useRoom(table);
  const emptySeat = ({ id, heldFor, closed }: Player) => {
    const free = closed === true ? t('seat.forBot') : t('seat.free');
    return `${shell('setup.seat', { seat: id + 1 })}, ${heldFor === undefined ? free : t('seat.held', { name: heldFor })}`;
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
            ...(playerID === news?.host ? [t('talk.host')] : []),
            ...(news?.muted.includes(playerID) === true ? [t('talk.muted')] : []),
            ...(data?.bot === undefined ? [] : [t('seat.bot', { level: levelText(data.bot, t) })]),
            ...(name === undefined || heldFor === undefined ? [] : [t('seat.held', { name: heldFor })]),
          ];
          return (
            <li key={id} className="person">
              <span className="person-shield" style={{ background: name === undefined ? 'none' : css }} />
              <span className="person-name">
                {name !== undefined ? <bdi>{name}</bdi> : <em>{emptySeat(player)}</em>}
                {about.length > 0 && <small> ({about.join(', ')})</small>}
              </span>
              <Presence table={table} playerID={playerID} long />
              {actions?.(playerID)}
            </li>
          );
        })}
      </ul>
      {news !== null && news.onlookers > 0 && (
        <p className="quiet">{t('room.onlookers', { count: news.onlookers })}</p>
      )}
    </>
  );
}
