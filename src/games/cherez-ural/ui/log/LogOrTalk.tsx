import { useContext, useState } from 'react';
import { CompanyContext } from '../../../../game-api/company';
import { useTable } from '../context';
import { LogPanel } from './LogPanel';
import './logOrTalk.css';

/** The log; where people sit elsewhere, what they say takes turns with it. */
export function LogOrTalk() {
  const { t } = useTable();
  const company = useContext(CompanyContext);
  const [talks, setTalks] = useState(false);
  if (company === null) return <LogPanel />;
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
          {t('table.log.title')}
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
      {talks ? <div className="talk-panel">{company.talk}</div> : <LogPanel />}
    </div>
  );
}
