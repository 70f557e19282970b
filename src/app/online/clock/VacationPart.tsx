import { isolate } from '../../../language/isolate';
import { momentText } from '../../../language/moments';
import type { VacationRequest } from '../../../session/protocol';
import { Problem } from '../../Problem';
import { useDraft } from '../../page/useDraft';
import { useSettings } from '../../settings';
import { lobbyOf } from '../connection/lobby';
import type { OnlineTable, Room } from '../connection/onlineTable';
import { serverNow } from '../connection/serverTime';
import { useRoom } from '../connection/useOnlineTable';
import type { SeatKey } from '../seats/seatKey';
import { useTask } from '../useTask';
import { useWords } from '../words';

/** Same limits as on the server. */
const MOST_DAYS = 21;
const USUAL_DAYS = 7;

export const nameOf = ({ players }: Room, seat: string): string =>
  isolate(players.find(({ id }) => String(id) === seat)?.name ?? '');

type VacationPartProps = { readonly table: OnlineTable; readonly seat: SeatKey };

/** Vacations at a table with a clock in days: request one, vote on other players' requests, return early. */
export function VacationPart({ table, seat }: VacationPartProps) {
  const t = useWords();
  const { language } = useSettings();
  const room = useRoom(table);
  const task = useTask();
  const days = room.news?.clock?.days;
  if (days === undefined) return null;
  const { playerID } = seat;
  const lobby = lobbyOf(table.module.name);
  const own = days.requests.find((request) => request.seat === playerID);
  const away = days.vacations.find((vacation) => vacation.seat === playerID);
  const end = () => void task.run(() => lobby.endVacation(table.matchID, seat));
  // Before the first move and after the last, no clock runs that a vacation could pause.
  const isRunning = Object.keys(days.deadlines).length > 0;
  if (!isRunning && days.requests.length === 0 && away === undefined) return null;
  const standing =
    away !== undefined
      ? {
          says: t('clock.away', { when: momentText(away.until, language, serverNow()) }),
          ends: t('vacation.back'),
        }
      : own !== undefined
        ? {
            says: `${t('vacation.asked', { days: own.days })} ${votesText(own)}`,
            ends: t('vacation.withdraw'),
          }
        : null;
  return (
    <section className="vacations" data-testid="vacations">
      <h3>{t('vacation.title')}</h3>
      {days.requests
        .filter((request) => request !== own)
        .map((request) => (
          <Asked key={request.seat} request={request} table={table} seat={seat} />
        ))}
      {standing !== null && (
        <p className="row">
          <span>{standing.says}</span>
          <button
            type="button"
            className="button"
            data-testid="vacation-end"
            disabled={task.busy}
            onClick={end}
          >
            {standing.ends}
          </button>
        </p>
      )}
      {standing === null && isRunning && (
        <Ask
          busy={task.busy}
          onAsk={(length) => void task.run(() => lobby.askForVacation(table.matchID, seat, length))}
        />
      )}
      <Problem text={task.problem} />
    </section>
  );

  function votesText({ agreed, needed, voters, refused }: VacationRequest): string {
    if (voters.length - refused.length < needed) return t('vacation.refused');
    return t('vacation.votes', { agreed: agreed.length, needed });
  }
}

function Ask({ busy, onAsk }: { readonly busy: boolean; readonly onAsk: (days: number) => void }) {
  const t = useWords();
  const [length, setLength] = useDraft('vacation.days', USUAL_DAYS);
  return (
    <>
      <p className="quiet">{t('vacation.hint')}</p>
      <p className="row">
        <select
          aria-label={t('vacation.length')}
          className="vacation-days"
          data-testid="vacation-days"
          value={length}
          onChange={({ target }) => setLength(Number(target.value))}
        >
          {Array.from({ length: MOST_DAYS }, (_, index) => (
            <option key={index} value={index + 1}>
              {t('vacation.days', { days: index + 1 })}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button"
          data-testid="vacation-ask"
          disabled={busy}
          onClick={() => onAsk(length)}
        >
          {t('vacation.ask')}
        </button>
      </p>
    </>
  );
}

type AskedProps = VacationPartProps & { readonly request: VacationRequest };

/** Another player's vacation request that this seat can vote on. */
function Asked({ request, table, seat }: AskedProps) {
  const t = useWords();
  const room = useRoom(table);
  const task = useTask();
  const { agreed, needed, refused, days } = request;
  const say = (agree: boolean) =>
    void task.run(() => lobbyOf(table.module.name).answerVacation(table.matchID, seat, request.seat, agree));
  const said = agreed.includes(seat.playerID)
    ? t('vacation.youAgreed')
    : refused.includes(seat.playerID)
      ? t('vacation.youRefused')
      : '';
  return (
    <div className="vacation-asked" data-testid={`vacation-of-${request.seat}`}>
      <p>
        {t('vacation.asks', { name: nameOf(room, request.seat), days })}{' '}
        {t('vacation.votes', { agreed: agreed.length, needed })} {said}
      </p>
      <p className="row">
        <button
          type="button"
          className="button primary"
          data-testid="vacation-agree"
          disabled={task.busy || agreed.includes(seat.playerID)}
          onClick={() => say(true)}
        >
          {t('vacation.agree')}
        </button>
        <button
          type="button"
          className="button"
          data-testid="vacation-refuse"
          disabled={task.busy || refused.includes(seat.playerID)}
          onClick={() => say(false)}
        >
          {t('vacation.refuse')}
        </button>
      </p>
      <Problem text={task.problem} />
    </div>
  );
}
