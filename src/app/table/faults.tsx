/** What is shown when a game can't be: the game itself is never lost. */
import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { BrokenGameError } from '../../house/session';
import { useSettings } from '../settings';
import { download, fileName, readGameText } from '../storage';

export function BrokenGame({
  text,
  problem,
}: {
  readonly text: string;
  readonly problem: BrokenGameError | Error;
}) {
  const { t } = useSettings();
  const [, navigate] = useLocation();
  return (
    <main className="sheet" data-testid="broken-game">
      <h1>{t('broken.title')}</h1>
      <p className="problem" role="alert">
        {problem instanceof BrokenGameError
          ? t('broken.atMove', { number: problem.moveNumber, reason: problem.message })
          : t('broken.reason', { reason: problem.message })}
      </p>
      <p>{t('broken.kept')}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => download(fileName('broken-game'), text)}>
          {t('broken.download')}
        </button>
        <button type="button" className="button primary" onClick={() => navigate('/')}>
          {t('broken.fresh')}
        </button>
      </div>
    </main>
  );
}

/** A fault in the table must not lose the game: the save is untouched, and the page says so. */
export class TableBoundary extends Component<
  { readonly fallback: ReactNode; readonly children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

export function Crash() {
  const { t } = useSettings();
  return (
    <main className="sheet" role="alert">
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.hint')}</p>
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
