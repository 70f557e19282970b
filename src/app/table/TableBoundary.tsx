/** The error page of a table. The saved game is not affected. */
import { Component, type ReactNode } from 'react';
import { LoadError } from '../../language/loading';
import type { Seen } from '../../session/report';
import type { TableSource } from '../../session/source';
import { gameProblem, readGameText } from '../browser-storage/savedGames';
import { ReportButton } from '../report/ReportButton';
import { useSettings } from '../settings';
import { download, fileName } from '../storage';

type Source = Pick<TableSource, 'module' | 'seats'> & {
  readonly current: () => Seen['position'] & Pick<Seen, 'viewer'>;
};

type BoundaryProps = { readonly children: ReactNode } & (
  | { readonly source: Source }
  /** Draws another page than `Crash`. */
  | { readonly crashed: (error: unknown) => ReactNode }
);

/** Replaces a table that crashes by an error page. The saved game is not affected. */
export class TableBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    // The page boundary handles failed loads.
    if (error instanceof LoadError) throw error;
    if (error === null) return this.props.children;
    return 'source' in this.props ? (
      <Crash error={error} source={this.props.source} />
    ) : (
      this.props.crashed(error)
    );
  }
}

function seenAt(source: Source): Seen {
  const { module, seats } = source;
  const position = source.current();
  return { module, seats, viewer: position.viewer, position };
}

type CrashProps = {
  readonly error: unknown;
  /** The table that failed; absent if the page failed outside a table. */
  readonly source?: Source;
};

export function Crash({ error, source }: CrashProps) {
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
        {source !== undefined && <ReportButton error={error} seen={seenAt(source)} />}
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t('crash.reload')}
        </button>
      </div>
    </main>
  );
}
