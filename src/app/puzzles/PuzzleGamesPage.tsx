import { Link } from 'wouter';
import { puzzleLoaders } from '../../games/puzzles';
import { offers } from '../games';
import { useSettings } from '../settings';
import { readMarks, solvedIn } from './marks';
import { useWords } from './words';

/** The games with puzzles. */
export function PuzzleGamesPage() {
  const t = useWords();
  const { language } = useSettings();
  return (
    <main className="sheet puzzles" data-testid="puzzle-games">
      <h1>{t('title')}</h1>
      <p>{t('chooseGame')}</p>
      <ul className="puzzle-games">
        {offers
          .filter(({ name }) => name in puzzleLoaders)
          .map(({ name, title, accent }) => (
            <li key={name}>
              <Link href={`/${name}/puzzles`} data-testid={`puzzles-${name}`} style={{ '--accent': accent }}>
                <strong>{title[language]}</strong>
                <span>{t('solvedHere', { solved: solvedIn(readMarks(name)) })}</span>
              </Link>
            </li>
          ))}
      </ul>
      <p className="row">
        <Link href="/" className="button">
          {t('home')}
        </Link>
      </p>
    </main>
  );
}
