import { useRef } from 'react';
import { useSettings } from '../settings';
import './tableNote.css';
import { useOverTable } from './useOverTable';

/** A sentence above the table, until it is closed; the table makes room for it. */
export function TableNote({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const { t } = useSettings();
  const note = useRef<HTMLOutputElement>(null);
  useOverTable(note);
  return (
    <output className="table-note" data-testid="table-note" ref={note}>
      {text}
      <button type="button" className="button" onClick={onClose}>
        {t('replay.close')}
      </button>
    </output>
  );
}
