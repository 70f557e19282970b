import { type ReactNode, useContext, useState } from 'react';
import { CompanyContext } from '../../game-api/company';
import { useWords } from '../context';

/** The log; where people sit elsewhere, what they say takes turns with it. */
export function LogOrTalk({ log }: { readonly log: ReactNode }) {
  const { t } = useWords();
  const company = useContext(CompanyContext);
  const [talks, setTalks] = useState(false);
  if (company === null) return log;
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
