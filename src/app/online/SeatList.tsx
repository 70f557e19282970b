import type { ReactNode } from 'react';
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
  const emptySeat = (id: number, heldFor: string | undefined) => {
    const seat = shell('setup.seat', { seat: id + 1 });
    return `${seat}, ${heldFor === undefined ? t('seat.free') : t('seat.held', { name: heldFor })}`;
  };
  return (
    <>
      <ul className="people" data-testid="people">
        {players.map(({ id, name, heldFor, data }) => {
          const playerID = String(id);
          const colour = table.seats.find((seat) => seat.playerID === playerID)?.colour;
          const css = table.module.colours.find((known) => known.id === colour)?.css;
          const about = [
            ...(playerID === table.seat?.playerID ? [t('seat.you')] : []),
            ...(data?.bot === undefined ? [] : [t('seat.bot', { level: levelText(data.bot, t) })]),
            ...(name === undefined || heldFor === undefined ? [] : [t('seat.held', { name: heldFor })]),
          ];
          return (
            <li key={id} className="person">
              <span className="person-shield" style={{ background: name === undefined ? 'none' : css }} />
              <span className="person-name">
                {name ?? <em>{emptySeat(id, heldFor)}</em>}
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
