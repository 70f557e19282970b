import { type ReactNode, useState } from 'react';
import type { Company } from '../../game-api/tableCompany';
import { useWords } from '../context';

/** Tabs for log and chat at online tables */
export function LogOrTalk({ log, company }: { readonly log: ReactNode; readonly company: Company }) {
  const { t } = useWords();
  const [talks, setTalks] = useState(false);
  return (
    <div className="log-or-talk">
      <div className="log-tabs" role="tablist">
        <button
          type="button"
          role="tab"
          aria-selected={!talks}
          data-testid="tab-log"
          onClick={() => setTalks(false)}
        >
          {t('kit.log.title')}
        </button>
        <button
          type="button"
          role="tab"
          aria-selected={talks}
          data-testid="tab-talk"
          onClick={() => setTalks(true)}
        >
          {company.talkTitle}
        </button>
      </div>
      {talks ? <div className="talk-panel">{company.talk}</div> : log}
    </div>
  );
}
