import { memo, Suspense, useEffect } from 'react';
import { usePlayers, useWords } from '../context';
import { Glyph } from '../controls/Glyph';
import { later } from '../loading/later';
import { SCROLLED_BY_KEYS } from '../scrolls';
import type { StepIcon } from '../story/context';
import { firstSince } from './firstSince';
import type { LogAtTable, RenderedLog } from './renderTurns';

// Lazy, because a table has no log before its first move.
const LogLines = later(async () => (await import('./lateLog')).LogLines);

type LogPanelProps = RenderedLog & Partial<Pick<LogAtTable, 'onRead'>> & { readonly Icon?: StepIcon };
const NoIcon: StepIcon = () => null;

/** Shows the log and a link to the turns since the viewer's last one. Games without their own icons omit `Icon`. */
export const LogPanel = memo(function LogPanel({ turns, hints, onRead, Icon = NoIcon }: LogPanelProps) {
  useEffect(() => onRead?.(), [onRead]);
  const { t } = useWords();
  const { viewer } = usePlayers();
  return (
    <section className="log" aria-label={t('kit.log.title')}>
      <div className="log-head">
        <Glyph name="log" size={15} />
        <h2>{t('kit.log.title')}</h2>
        <span className="gap" />
        {firstSince(turns, viewer) >= 0 && (
          <button
            type="button"
            className="link"
            onClick={({ currentTarget }) =>
              currentTarget.closest('.log')?.querySelector('[data-since]')?.scrollIntoView({ block: 'start' })
            }
          >
            {t('kit.log.since')}
          </button>
        )}
      </div>
      {turns.length === 0 && hints.length === 0 ? (
        <div className="log-list" {...SCROLLED_BY_KEYS} data-testid="log" data-action="log">
          <p className="log-empty">{t('kit.log.empty')}</p>
        </div>
      ) : (
        <Suspense>
          <LogLines turns={turns} hints={hints} Icon={Icon} />
        </Suspense>
      )}
    </section>
  );
});
