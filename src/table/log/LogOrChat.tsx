import { type ReactNode, useState } from 'react';
import type { OnlineExtras } from '../../game-api/onlineExtras';
import { useWords } from '../context';

/** Tabs for log and chat at online tables */
export function LogOrChat({ log, online }: { readonly log: ReactNode; readonly online: OnlineExtras }) {
  const { t } = useWords();
  const [showsChat, setShowsChat] = useState(false);
  return (
    <div className="log-or-chat">
      <div className="log-tabs" role="tablist">
        <button
          type="button"
          role="tab"
          aria-selected={!showsChat}
          data-testid="tab-log"
          onClick={() => setShowsChat(false)}
        >
          {t('kit.log.title')}
        </button>
        <button
          type="button"
          role="tab"
          aria-selected={showsChat}
          data-testid="tab-chat"
          onClick={() => setShowsChat(true)}
        >
          {online.chatTitle}
        </button>
      </div>
      {showsChat ? <div className="chat-panel">{online.chat}</div> : log}
    </div>
  );
}
