/** The error page of a table. The game itself is never lost. */
import { Component, type ReactNode } from 'react';
import { LoadError } from '../../language/loading';
import { gameProblem, readGameText } from '../browser-storage/savedGames';
import { useSettings } from '../settings';
import { download, fileName } from '../storage';

/** A fault in the table must not lose the game: the save is untouched, and the page says so. */
export class TableBoundary extends Component<
  { readonly fallback: ReactNode; readonly children: ReactNode },
  { readonly error: unknown }
> {
  override state: { readonly error: unknown } = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    // The boundary of the pages says what could not be fetched.
    if (error instanceof LoadError) throw error;
    return error === null ? this.props.children : this.props.fallback;
  }
}

export function Crash() {
  const { t } = useSettings();
  return (
    <main className="sheet" role="alert">
      <h1>{t('crash.title')}</h1>
      <p>{t(gameProblem() === null ? 'crash.hint' : 'crash.unsaved')}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => download(fileName('game'), readGameText() ?? '')}
        >
          {t('table.export')}
        </button>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t('crash.reload')}
        </button>
      </div>
    </main>
  );
}
