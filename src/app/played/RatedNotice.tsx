import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { signed } from '../../language/signed';
import { NEW_RATING, type RatedGame, ratingInPoints } from '../../session/ratings';
import { personOf, savedKey } from '../online/person/personKey';
import { Notice } from '../online/table/Notice';
import { useAnswer } from './useAnswer';
import { useWords } from './words';

type Rated = { readonly after: RatedGame['rating']; readonly before: RatedGame['rating'] };

/** Returns a person's rating before and after a match; null if the match isn't among the newest rated games. */
async function ratedBy(matchID: string): Promise<Rated | null> {
  const key = savedKey();
  if (key === null) return null;
  const { games } = await (await personOf(key)).ratings();
  const at = games.findIndex((played) => played.matchID === matchID);
  const played = games[at];
  if (played === undefined) return null;
  const earlier = games.slice(at + 1).find(({ game }) => game === played.game);
  return { after: played.rating, before: earlier?.rating ?? NEW_RATING };
}

/** Shows how a finished match has changed the rating of this device's person. */
export function RatedNotice({ matchID }: { readonly matchID: string }) {
  const t = useWords();
  const [isClosed, setClosed] = useState(false);
  const { value } = useAnswer(useCallback(() => ratedBy(matchID), [matchID]));
  if (value === null || isClosed) return null;
  const after = ratingInPoints(value.after);
  const change = after.points - ratingInPoints(value.before).points;
  return (
    <Notice
      id="rated"
      text={t('ratings.now', {
        rating: t('ratings.points', after),
        change: change === 0 ? '±0' : signed(change),
      })}
      onDismiss={() => setClosed(true)}
    >
      <Link href="/online/yours" className="button">
        {t('ratings.title')}
      </Link>
    </Notice>
  );
}
