import { Component, type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { addFailedLoad, LoadError, retryFailedLoads } from '../../language/loading';
import { findOffer, forgetFailed, NotFetchedError, UnknownGameError } from '../games';
import { takeNewVersion } from '../offline/newVersion';
import { useSettings } from '../settings';
import { Crash } from '../table/TableBoundary';
import { UnknownGame } from './NotFound';

type Props = {
  /** The address; a new one clears the error. */
  readonly path: string;
  readonly children: ReactNode;
};

/**
 * Replaces a page that fails with an error and a link home. A page that could not be fetched is shown once a retry
 * succeeds.
 */
export class PageBoundary extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };
  private withdraw: (() => void) | null = null;
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override componentDidCatch(error: unknown) {
    if (!(error instanceof LoadError)) return;
    const retry = () => {
      if (error instanceof NotFetchedError) forgetFailed(error.game);
      this.setState({ error: null });
    };
    // The page itself shows that it is missing.
    this.withdraw = addFailedLoad(retry, true);
  }
  override componentDidUpdate({ path }: Props) {
    if (path === this.props.path || this.state.error === null) return;
    this.setState({ error: null });
    retryFailedLoads();
  }
  override componentWillUnmount() {
    this.withdraw?.();
  }
  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <Fault error={error} />;
  }
}

function Fault({ error }: { readonly error: unknown }) {
  if (error instanceof UnknownGameError) return <UnknownGame game={error.game} />;
  if (error instanceof NotFetchedError) return <NotFetched game={error.game} />;
  if (error instanceof LoadError) return <NotFetched game={null} />;
  return <Crash error={error} />;
}

/**
 * Shown when a page or game is not on this device and can't be fetched. If the server no longer has the files of an old
 * build, it loads the new build.
 */
export function NotFetched({ game }: { readonly game: string | null }) {
  const { t, language } = useSettings();
  useEffect(() => void takeNewVersion(), []);
  const title = game === null ? null : (findOffer(game)?.title[language] ?? game);
  return (
    <main className="sheet" role="alert" data-testid="not-fetched">
      <h1>{t('offline.title')}</h1>
      <p>{title === null ? t('offline.page') : t('offline.game', { game: title })}</p>
      <div className="row">
        <Link href="/" className="button">
          {t('notFound.home')}
        </Link>
        <button
          type="button"
          className="button primary"
          onClick={() => void takeNewVersion().then(retryFailedLoads)}
        >
          {t('offline.again')}
        </button>
      </div>
    </main>
  );
}
