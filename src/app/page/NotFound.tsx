import { Link } from 'wouter';
import { useSettings } from '../settings';

function WayBack() {
  const { t } = useSettings();
  return (
    <Link href="/" className="button primary" data-testid="way-back">
      {t('notFound.home')}
    </Link>
  );
}

export function NotFound() {
  const { t } = useSettings();
  return (
    <main className="sheet">
      <h1>{t('notFound.title')}</h1>
      <WayBack />
    </main>
  );
}

/** Shown for addresses with an unknown game. */
export function UnknownGame({ game }: { readonly game: string }) {
  const { t } = useSettings();
  return (
    <main className="sheet" data-testid="unknown-game">
      <h1>{t('game.unknown', { game })}</h1>
      <p>{t('game.unknownHint')}</p>
      <WayBack />
    </main>
  );
}
