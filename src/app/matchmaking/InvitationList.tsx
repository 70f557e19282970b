import { useState } from 'react';
import { useLocation } from 'wouter';
import { isolate } from '../../language/isolate';
import { momentText } from '../../language/moments';
import { addressOfTable } from '../../session/addresses';
import type { Invitation } from '../../session/matchmaking';
import { findOffer } from '../games';
import { serverNow } from '../online/connection/serverTime';
import { usePolling } from '../online/usePolling';
import { useTask } from '../online/useTask';
import { Problem } from '../Problem';
import { PagedList } from '../played/PagedList';
import { useSettings } from '../settings';
import { ownRequests, reworded } from './requests';
import './wishes.css';
import { useWords } from './words';

/** Interval of requests for new invitations in ms */
const EVERY = 20_000;

const fetchInvitations = async (): Promise<readonly Invitation[]> =>
  (await (await ownRequests())?.invitations()) ?? [];

/** The invitations that the person of this device has received. Renders nothing without invitations. */
export function InvitationList() {
  const t = useWords();
  const [, navigate] = useLocation();
  const task = useTask();
  const [answers, setAnswers] = useState(0);
  const { value } = usePolling(fetchInvitations, EVERY, answers);
  const answer = ({ id, game, matchID }: Invitation, isAccepted: boolean) =>
    task.run(async () => {
      try {
        const gone = t('invitation.gone');
        await reworded({ 404: gone, 409: gone }, async () => {
          await (await ownRequests())?.answer(id, isAccepted);
        });
        if (isAccepted) navigate(addressOfTable(game, matchID));
      } finally {
        setAnswers((count) => count + 1);
      }
    });
  if (value === null || (value.length === 0 && task.problem === null)) return null;
  return (
    <section aria-labelledby="invitations" data-testid="invitations">
      <h2 id="invitations">{t('invitation.title')}</h2>
      <PagedList rows={value} keyOf={({ id }) => id}>
        {(invitation) => (
          <InvitationRow
            invitation={invitation}
            busy={task.busy}
            onAnswer={(isAccepted) => void answer(invitation, isAccepted)}
          />
        )}
      </PagedList>
      <Problem text={task.problem} />
    </section>
  );
}

type InvitationRowProps = {
  readonly invitation: Invitation;
  readonly busy: boolean;
  readonly onAnswer: (isAccepted: boolean) => void;
};

function InvitationRow({ invitation: { game, from, until }, busy, onAnswer }: InvitationRowProps) {
  const t = useWords();
  const { language } = useSettings();
  const title = findOffer(game)?.title[language] ?? game;
  return (
    <>
      <div>
        <strong>{t('invitation.from', { name: isolate(from) })}</strong>
        <small>
          {title} · {t('invitation.until', { when: momentText(until, language, serverNow()) })}
        </small>
      </div>
      <span className="match-actions">
        <button
          type="button"
          className="button primary"
          data-testid="invitation-accept"
          disabled={busy}
          onClick={() => onAnswer(true)}
        >
          {t('invitation.accept')}
        </button>
        <button
          type="button"
          className="button"
          data-testid="invitation-decline"
          disabled={busy}
          onClick={() => onAnswer(false)}
        >
          {t('invitation.decline')}
        </button>
      </span>
    </>
  );
}
