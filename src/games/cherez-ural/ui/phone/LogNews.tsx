import { useEffect, useState } from 'react';
import { firstSince, turnGroups } from '../../position/turnGroups';
import { useTable } from '../context';
import { useLookBack } from '../lookBack';

/** How many turns others have made since the viewer's last one, and since the log was last read here. */
export function LogNews({ reading }: { readonly reading: boolean }) {
  const { t, viewer } = useTable();
  const { timeline } = useLookBack();
  const { moves } = timeline;
  const [readTo, setReadTo] = useState(0);
  useEffect(() => {
    if (reading) setReadTo(moves);
  }, [reading, moves]);
  if (reading) return null;
  const groups = turnGroups(timeline.at(moves).log);
  const since = firstSince(groups, viewer);
  const news = since < 0 ? [] : groups.slice(since).filter(({ playerID }) => playerID !== viewer);
  const count = news.filter((group) => group.moves[0] > readTo).length;
  if (count === 0) return null;
  return (
    <span className="tab-news" data-testid="log-news">
      <span className="visually-hidden">{t('table.comma')}</span>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('table.sheet.news', { count })}</span>
    </span>
  );
}
