import { Component, type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { findOffer, forgetFailed, NotFetchedError, UnknownGameError } from './games';
import { UnknownGame } from './NotFound';
import { useSettings } from './settings';
import { Crash } from './table/faults';

type Props = {
  /** The address; another one is tried anew. */
  readonly path: string;
  readonly children: ReactNode;
};

/** What browsers say of a script that could not be fetched. */
const NOT_FETCHED = /dynamically imported module|importing a module script|preload css|failed to fetch/i;

/** What can't be shown is said in a sentence, with the way back. */
export class PageBoundary extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override componentDidUpdate({ path }: Props) {
    if (path !== this.props.path && this.state.error !== null) this.setState({ error: null });
  }
  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <Fault error={error} />;
  }
}

function Fault({ error }: { readonly error: unknown }) {
  if (error instanceof UnknownGameError) return <UnknownGame game={error.game} />;
  if (error instanceof NotFetchedError) return <NotFetched game={error.game} />;
  if (error instanceof Error && NOT_FETCHED.test(error.message)) return <NotFetched game={null} />;
  return <Crash />;
}

/** A page or a game that is not on this device and can't be fetched. */
export function NotFetched({ game }: { readonly game: string | null }) {
  const { t, language } = useSettings();
  useEffect(() => {
    if (game !== null) forgetFailed(game);
  }, [game]);
  const title = game === null ? null : (findOffer(game)?.title[language] ?? game);
  return (
    <main className="sheet" role="alert" data-testid="not-fetched">
      <h1>{t('offline.title')}</h1>
      <p>{title === null ? t('offline.page') : t('offline.game', { game: title })}</p>
      <div className="row">
        <Link href="/" className="button">
          {t('notFound.home')}
        </Link>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t('offline.again')}
        </button>
      </div>
    </main>
  );
}
