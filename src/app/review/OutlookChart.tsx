import { useMemo } from 'react';
import { entryOf } from '../../rules-kit/indexed';
import type { Review } from '../../session/review';
import { CourseTable } from '../../table/charts/CourseTable';
import { Figure, PlayerKey } from '../../table/charts/Figure';
import { Lines } from '../../table/charts/Lines';
import { useSettings } from '../settings';
import type { ReviewedGame } from './look';
import { useWords } from './words';

/** Draws each player's expected score by position, ending with the actual score. */
export function OutlookChart({ game, review }: { readonly game: ReviewedGame; readonly review: Review }) {
  const t = useWords();
  const { language } = useSettings();
  const { module, seats, timeline } = game;
  const isDone = review.next >= timeline.moves;
  const courses = useMemo(() => {
    const { scores } = module.resultOf(timeline.at(timeline.moves).ctx.gameover, language);
    const totalOf = (id: string) => scores.find(({ playerID }) => playerID === id)?.total ?? 0;
    return Object.fromEntries(
      seats.map(({ playerID }) => [
        playerID,
        [...entryOf(review.outlook, playerID).map(Math.round), ...(isDone ? [totalOf(playerID)] : [])],
      ]),
    );
  }, [module, seats, timeline, review, isDone, language]);
  const caption = t('outlook');
  return (
    <Figure
      caption={
        <span>
          {caption}
          <small className="review-hint">{t('outlookHint', { unit: module.scoreUnit[language] })}</small>
        </span>
      }
      aside={<PlayerKey />}
      chart={<Lines courses={courses} bands={[]} height={260} most={10} label={caption} />}
      table={<CourseTable caption={caption} courses={courses} bands={[]} moves={review.next} />}
    />
  );
}
