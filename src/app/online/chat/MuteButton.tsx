import { isPersons } from '../../../session/seatKinds';
import { Problem } from '../../Problem';
import type { OnlineTable } from '../connection/onlineTable';
import { useRoom } from '../connection/useOnlineTable';
import { useTask } from '../useTask';
import { useWords } from '../words';

type MuteButtonProps = {
  readonly table: OnlineTable;
  /** A seat, or `onlookers`. */
  readonly who: string;
};

/** Lets the host mute or unmute a seat or all onlookers. Not rendered for others. */
export function MuteButton({ table, who }: MuteButtonProps) {
  const t = useWords();
  const { news, players } = useRoom(table);
  const task = useTask();
  const isHost = table.seat !== null && news?.host === table.seat.playerID;
  const player = players.find(({ id }) => String(id) === who);
  const canSpeak = who === 'onlookers' || (player !== undefined && isPersons(player));
  if (news === null || !isHost || who === news.host) return null;
  const isMuted = news.muted.includes(who);
  // A seat that was left while muted can still be unmuted.
  if (!canSpeak && !isMuted) return null;
  const word =
    who === 'onlookers'
      ? t(isMuted ? 'chat.unmuteOnlookers' : 'chat.muteOnlookers')
      : t(isMuted ? 'chat.unmute' : 'chat.mute');
  const change = async () => {
    const refused = await table.mute(who, !isMuted);
    if (refused !== null) throw new Error(refused);
  };
  return (
    <span className="seat-actions">
      <button
        type="button"
        className="button"
        data-testid={`mute-${who}`}
        disabled={task.busy}
        onClick={() => void task.run(change)}
      >
        {word}
      </button>
      <Problem text={task.problem} />
    </span>
  );
}
