import { useMemo } from 'react';
import { Link } from 'wouter';
import { inARow } from '../../language/lists';
import { findOffer } from '../games';
import { useSettings } from '../settings';
import { Curve } from './Curve';
import { bestScores, type PlayedGame, scoresOver, winsOver } from './playedGame';
import { useWords } from './words';

type CourseProps = { readonly shown: readonly PlayedGame[] };

/** The scores over time if only one game is shown, else the share of wins; then the best scores. */
export function Course({ shown }: CourseProps) {
  const t = useWords();
  const scores = useMemo(() => scoresOver(shown), [shown]);
  const wins = useMemo(() => (scores.length > 0 ? [] : winsOver(shown)), [shown, scores]);
  const values = scores.length > 0 ? scores : wins;
  const label = t(scores.length > 0 ? 'games.scores' : 'games.wins');
  return (
    <>
      {values.length > 1 && (
        <figure className="played-course">
          <figcaption>{label}</figcaption>
          <Curve label={label} points={values.map((value) => ({ value }))} />
        </figure>
      )}
      <Bests shown={shown} />
    </>
  );
}

/** The best score in each game, and with each colour. */
function Bests({ shown }: CourseProps) {
  const t = useWords();
  const { language } = useSettings();
  const bests = useMemo(() => [...bestScores(shown)], [shown]);
  if (bests.length === 0) return null;
  return (
    <>
      <h3>{t('games.bests')}</h3>
      <ul data-testid="bests">
        {bests.map(([game, ofGame]) => {
          const offer = findOffer(game);
          const byColour = ofGame.map(
            ({ score, colour }) =>
              `${offer?.colours.find(({ id }) => id === colour)?.name[language] ?? colour} ${score}`,
          );
          return (
            <li key={game}>
              <strong>
                {t('ratings.result', {
                  title: offer?.title[language] ?? game,
                  result: String(ofGame[0]?.score),
                })}
              </strong>{' '}
              <small>{inARow(byColour, language)}</small>{' '}
              <Link href={`/played/${ofGame[0]?.played.id}?move=0`}>{t('list.replay')}</Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
