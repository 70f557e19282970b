import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { isolate } from '../../language/isolate';
import { momentText } from '../../language/moments';
import type { Companion } from '../../session/matchmaking';
import type { OnlineTable, SeatKey } from '../online/connection/onlineTable';
import { serverNow } from '../online/connection/serverTime';
import { useTask } from '../online/useTask';
import { Problem } from '../Problem';
import { PagedList } from '../played/PagedList';
import { useAnswer } from '../played/useAnswer';
import { useSettings } from '../settings';
import { ownRequests, reworded } from './requests';
import './wishes.css';
import { useWords } from './words';

type CompanionListProps = { readonly table: OnlineTable; readonly seat: SeatKey };

/** Lets a player invite people they have finished a game with. Fetched once it is opened. */
export function CompanionList({ table, seat }: CompanionListProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="called companions" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary data-testid="invite-companions">{t('companions.title')}</summary>
      {isOpen && <Companions table={table} seat={seat} />}
    </details>
  );
}

function Companions({ table: { module, matchID }, seat }: CompanionListProps) {
  const t = useWords();
  const task = useTask();
  const { value, again } = useAnswer(
    useCallback(async () => (await (await ownRequests())?.companions(matchID)) ?? [], [matchID]),
  );
  const invite = ({ id }: Companion) =>
    task.run(async () => {
      const refused = t('companions.refused');
      await reworded({ 403: refused, 404: refused, 409: t('companions.full') }, async () => {
        await (await ownRequests())?.invite(module.name, matchID, seat, id);
      });
      again();
    });
  if (value === null) return <p className="quiet">{t('companions.loading')}</p>;
  if (value.length === 0) return <p className="quiet">{t('companions.none')}</p>;
  return (
    <>
      <PagedList rows={value} keyOf={({ id }) => id}>
        {(companion) => (
          <CompanionRow companion={companion} busy={task.busy} onInvite={() => void invite(companion)} />
        )}
      </PagedList>
      <Problem text={task.problem} />
    </>
  );
}

type CompanionRowProps = {
  readonly companion: Companion;
  readonly busy: boolean;
  readonly onInvite: () => void;
};

function CompanionRow({ companion, busy, onInvite }: CompanionRowProps) {
  const t = useWords();
  const { language } = useSettings();
  const { name, profile, games, playedAt, isInvited } = companion;
  const shown = isolate(name);
  return (
    <>
      <div>
        <strong>
          {profile === undefined ? shown : <Link href={`/online/people/${profile}`}>{shown}</Link>}
        </strong>
        <small>
          {t('companions.games', { count: games })} ·{' '}
          {t('companions.last', { when: momentText(playedAt, language, serverNow()) })}
        </small>
      </div>
      <button
        type="button"
        className="button"
        data-testid="invite-companion"
        aria-label={isInvited === true ? undefined : t('companions.inviteNamed', { name: shown })}
        disabled={busy || isInvited === true}
        onClick={onInvite}
      >
        {t(isInvited === true ? 'companions.invited' : 'companions.invite')}
      </button>
    </>
  );
}
