import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { dealScore } from '../../session/dailyDeal';
import type { Session } from '../../session/session';
import { TableNote } from '../replay/TableNote';
import { useSettings } from '../settings';
import { keepUnsent, scoreText } from './deals';
import { useWords } from './words';

/** Keeps the result of a deal when it ends, and leads to the page that sends it. */
export function DealNote({ session }: { readonly session: Session }) {
  const t = useWords();
  const { language } = useSettings();
  const [, navigate] = useLocation();
  useSyncExternalStore(session.subscribe, session.current);
  const score = dealScore(session);
  // A game that was over when it was opened has been kept before.
  const [wasOver] = useState(score !== null);
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (score === null || wasOver) return;
    const { game, deal, rulesVersion, actions } = session.save();
    if (deal !== undefined) keepUnsent({ game, day: deal.day, rulesVersion, actions, score });
  }, [session, score, wasOver]);
  if (score === null || wasOver || isClosed) return null;
  return (
    <TableNote
      testId="deal-note"
      text={t('finished', { score: scoreText(score, session.module.scoreUnit, language) })}
      onClose={() => setClosed(true)}
    >
      <button
        type="button"
        className="button primary"
        data-testid="to-deals"
        onClick={() => navigate('/daily')}
      >
        {t('toDeals')}
      </button>
    </TableNote>
  );
}
