import { useEffect, useId, useMemo, useState } from 'react';
import type { Language } from '../../language/language';
import { type Report, reportOf, type Seen } from '../../session/report';
import { Modal } from '../../table/dialogs/Modal';
import { useSettings } from '../settings';
import { download, fileName } from '../storage';
import { fetchReportUrl, issueAddress, summaryOf } from './reportUrl';
import './report.css';
import { useWords } from './words';

type ReportDialogProps = {
  readonly seen: Seen;
  readonly error: unknown;
  readonly onClose: () => void;
};

const errorText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const reportNow = (seen: Seen, error: unknown, language: Language): Report =>
  reportOf(seen, {
    // Without the fragment, which may contain a seat's credentials.
    address: location.origin + location.pathname + location.search,
    browser: navigator.userAgent,
    size: `${window.innerWidth} × ${window.innerHeight}`,
    language,
    error: error === undefined ? null : errorText(error),
  });

export function ReportDialog({ seen, error, onClose }: ReportDialogProps) {
  const t = useWords();
  const { language } = useSettings();
  const [report] = useState(() => reportNow(seen, error, language));
  const titleId = useId();
  const text = useMemo(() => JSON.stringify(report, null, 1), [report]);
  const [url, setUrl] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    let isOpen = true;
    void fetchReportUrl().then((found) => isOpen && setUrl(found));
    return () => {
      isOpen = false;
    };
  }, []);
  const copy = async () => {
    // Plain HTTP has no clipboard API; the text below can be selected and copied manually.
    await navigator.clipboard?.writeText(text);
    setCopied(navigator.clipboard !== undefined);
  };
  return (
    <Modal
      container={document.body}
      shade="look-up-shade"
      className="look-up report"
      testId="report-dialog"
      titleId={titleId}
      onClose={onClose}
    >
      <header className="look-up-head">
        <h2 id={titleId}>{t('title')}</h2>
        <button type="button" className="button" data-testid="report-close" onClick={onClose}>
          {t('close')}
        </button>
      </header>
      <div className="look-up-body report-body">
        <p>{t('about')}</p>
        <pre>{summaryOf(report)}</pre>
        <div className="row">
          <button
            type="button"
            className="button primary"
            data-testid="report-save"
            onClick={() => download(fileName(`${report.game}-report`), text)}
          >
            {t('save')}
          </button>
          <button type="button" className="button" onClick={() => void copy().catch(() => undefined)}>
            <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
          </button>
          {url !== null && (
            <a
              className="button"
              href={issueAddress(url, report)}
              target="_blank"
              rel="noreferrer"
              data-testid="report-issue"
            >
              {t('issue')}
            </a>
          )}
        </div>
        <textarea readOnly aria-label={t('text')} value={text} data-testid="report-text" />
      </div>
    </Modal>
  );
}
