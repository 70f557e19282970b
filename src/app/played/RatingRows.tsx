import { type GameRating, type RatedGame, ratingInPoints } from '../../session/ratings';
import { findOffer } from '../games';
import { useSettings } from '../settings';
import { Curve } from './Curve';
import { useWords } from './words';

type RatingRowsProps = {
  readonly ratings: readonly GameRating[];
  /** Newest first. */
  readonly games: readonly RatedGame[];
};

/** A person's ratings with their uncertainty, and the curve of each. */
export function RatingRows({ ratings, games }: RatingRowsProps) {
  const t = useWords();
  const { language } = useSettings();
  if (ratings.length === 0) return <p className="quiet">{t('ratings.none')}</p>;
  return ratings.map((rating) => {
    const title = findOffer(rating.game)?.title[language] ?? rating.game;
    const points = games
      .filter(({ game }) => game === rating.game)
      .toReversed()
      .map((game) => {
        const { points: value, margin } = ratingInPoints(game.rating);
        return { value, margin };
      });
    return (
      <section key={rating.game} className="played-rating" data-testid={`rating-${rating.game}`}>
        <h3>
          {t('ratings.result', { title, result: t('ratings.points', ratingInPoints(rating)) })}{' '}
          <small>{t('ratings.games', { count: rating.games })}</small>
        </h3>
        {points.length > 1 && <Curve label={t('ratings.chart', { title })} points={points} />}
      </section>
    );
  });
}
