import { type ReactNode, useRef } from 'react';
import { RuleText } from '../../game-api/lookUp';
import { useSettings } from '../settings';
import './tableNote.css';
import { useOverTable } from './useOverTable';

type TableNoteProps = {
  readonly text: string;
  readonly onClose: () => void;
  readonly testId?: string;
  readonly children?: ReactNode;
};

/** Shows a sentence above the table or page, which shrinks to make room, until it is closed. */
export function TableNote({ text, onClose, testId = 'table-note', children }: TableNoteProps) {
  const { t } = useSettings();
  const note = useRef<HTMLOutputElement>(null);
  useOverTable(note);
  return (
    <output className="table-note" data-testid={testId} ref={note}>
      <span>
        <RuleText text={text} />
      </span>
      {children}
      <button type="button" className="button" data-testid={`${testId}-close`} onClick={onClose}>
        {t('replay.close')}
      </button>
    </output>
  );
}
