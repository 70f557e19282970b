import { useEffect, useRef } from 'react';
import type { Snapshot } from '../../../session/source';
import { useSettings } from '../../settings';
import type { OnlineTable } from '../connection/onlineTable';
import { useWords } from '../words';
import { notifyPlayer } from './turnNotice';

/** Announces the player's turn in the page title and in the chosen ways. */
export function useTurnNotice({ module, seat }: OnlineTable, snapshot: Snapshot): void {
  const t = useWords();
  const { language } = useSettings();
  const mine = seat !== null && snapshot.legalMoves.length > 0;
  const title = module.title[language];
  useEffect(() => {
    document.title = mine ? `● ${t('notice.yourTurn')} · ${title}` : title;
    return () => {
      document.title = title;
    };
  }, [mine, title, t]);
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current) notifyPlayer(t('notice.yourTurnAt', { title }));
    before.current = mine;
  }, [mine, title, t]);
}
