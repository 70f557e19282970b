import { Suspense, useState } from 'react';
import type { Seen } from '../../session/report';
import { lazyPart } from '../../table/loading/lazyPart';
import { useSettings } from '../settings';

const ReportDialog = lazyPart(async () => (await import('./ReportDialog')).ReportDialog);

type ReportButtonProps = {
  readonly seen: Seen;
  readonly error?: unknown;
};

/** Opens a report of the position on screen when the button was pressed. */
export function ReportButton({ seen, error }: ReportButtonProps) {
  const { t } = useSettings();
  const [reported, setReported] = useState<Seen | null>(null);
  return (
    <>
      <button type="button" className="button" data-testid="report" onClick={() => setReported(seen)}>
        {t('report.open')}
      </button>
      {reported !== null && (
        <Suspense>
          <ReportDialog seen={reported} error={error} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </>
  );
}
