import { useEffect, useState } from 'react';
import type { LogShape } from '../../game-api/gameLog';
import { useLookBack, usePlayers, useWords } from '../context';
import { firstSince } from './firstSince';
import { turnGroups } from './turnGroups';

type LogNewsProps = { readonly reading: boolean; readonly shape: LogShape<unknown> };

/** Shows the number of turns since the viewer's last one and since the log was last read here. */
export function LogNews({ reading, shape }: LogNewsProps) {
  const { t } = useWords();
  const { viewer } = usePlayers();
  const { log } = useLookBack();
  const moves = log.length;
  const [readTo, setReadTo] = useState(0);
  useEffect(() => {
    if (reading) setReadTo(moves);
  }, [reading, moves]);
  if (reading) return null;
  const groups = turnGroups(log, shape);
  const since = firstSince(groups, viewer);
  const news = since < 0 ? [] : groups.slice(since).filter(({ playerID }) => playerID !== viewer);
  const count = news.filter((group) => group.moves[0] > readTo).length;
  if (count === 0) return null;
  return (
    <span className="tab-news" data-testid="log-news">
      <span className="visually-hidden">{t('kit.comma')}</span>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('kit.sheet.news', { count })}</span>
    </span>
  );
}
