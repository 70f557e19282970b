import { useState } from 'react';
import { SEAT_LEVELS } from '../../../bots/levels';
import { Problem } from '../../Problem';
import { useSettings } from '../../settings';
import { MuteButton } from '../chat/MuteButton';
import type { OnlineTable } from '../connection/onlineTable';
import { useRoom } from '../connection/useOnlineTable';
import { levelText } from '../pages/levelText';
import { SeatList } from '../seats/SeatList';
import { STAND_IN_LEVEL, useSeatBot } from '../seats/useSeatBot';
import { useWords } from '../words';

export function PeopleList({ table }: { readonly table: OnlineTable }) {
  const actions = (playerID: string) => (
    <>
      <SeatActions table={table} playerID={playerID} />
      <MuteButton table={table} who={playerID} />
    </>
  );
  return (
    <>
      <SeatList table={table} actions={actions} />
      <MuteButton table={table} who="onlookers" />
    </>
  );
}

/** Lets a seated player put a bot into another seat or remove one. */
function SeatActions({ table, playerID }: { readonly table: OnlineTable; readonly playerID: string }) {
  const t = useWords();
  const room = useRoom(table);
  const { task, put } = useSeatBot(table);
  const { t: shell } = useSettings();
  const [level, setLevel] = useState<string>(STAND_IN_LEVEL);
  const { seat } = table;
  const player = room.players.find(({ id }) => String(id) === playerID);
  if (seat === null || seat.playerID === playerID || player === undefined) return null;
  const isBot = player.data?.bot !== undefined;
  const isReplaceable = room.news?.replaceable.includes(playerID) === true;
  if (isBot)
    return (
      <span className="seat-actions">
        <button type="button" className="button" disabled={task.busy} onClick={() => put(playerID, null)}>
          {t('room.takeBot')}
        </button>
        <Problem text={task.problem} />
      </span>
    );
  if (player.name !== undefined && !isReplaceable) return null;
  return (
    <span className="seat-actions">
      <select
        aria-label={t('room.botLevel', { seat: player.id + 1 })}
        value={level}
        onChange={(event) => setLevel(event.target.value)}
      >
        {SEAT_LEVELS.map((each) => (
          <option key={each} value={each}>
            {levelText(each, shell)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        data-testid={`put-bot-${playerID}`}
        disabled={task.busy}
        onClick={() => put(playerID, level)}
      >
        {t('room.putBot')}
      </button>
      <Problem text={task.problem} />
    </span>
  );
}
