import type { ReactNode } from 'react';
import { RuleText } from '../../../game-api/lookUp';
import { useWords } from '../words';

type NoticeProps = {
  readonly id: string;
  readonly text: string;
  readonly onDismiss?: () => void;
  readonly children?: ReactNode;
};

export function Notice({ id, text, onDismiss, children }: NoticeProps) {
  const t = useWords();
  return (
    <div className={`notice notice-${id}`} data-testid={`notice-${id}`}>
      <span>
        <RuleText text={text} />
      </span>
      {children}
      {onDismiss !== undefined && (
        <button type="button" className="notice-close" aria-label={t('notice.dismiss')} onClick={onDismiss}>
          ×
        </button>
      )}
    </div>
  );
}
