import { Link } from 'wouter';
import { useSettings } from '../settings';
import type { StopReason } from './savedGames';
import { useWords } from './words';

type OtherTabPageProps = { readonly why: StopReason; readonly onPlayHere: () => void };

/** Replaces the table while another tab plays. */
export function OtherTabPage({ why, onPlayHere }: OtherTabPageProps) {
  const { t: shell } = useSettings();
  const t = useWords();
  return (
    <main className="sheet" role="alert" data-testid="elsewhere">
      <h1>{t(why)}</h1>
      <p>{t(`${why}Hint`)}</p>
      <div className="row">
        <Link href="/" className="button">
          {shell('notFound.home')}
        </Link>
        <button type="button" className="button primary" data-testid="play-here" onClick={onPlayHere}>
          {t('playHere')}
        </button>
      </div>
    </main>
  );
}
