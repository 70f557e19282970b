import { useLayoutEffect, useRef } from 'react';
import { useSettings } from '../settings';

/** What a line above the table takes of the window, for the table's css. */
const OVER_TABLE = '--over-table';

/** A sentence above the table, until it is closed; the table makes room for it. */
export function TableNote({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const { t } = useSettings();
  const note = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => {
    const element = note.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(OVER_TABLE, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(OVER_TABLE);
    };
  }, []);
  return (
    <output className="table-note" data-testid="table-note" ref={note}>
      {text}
      <button type="button" className="button" onClick={onClose}>
        {t('replay.close')}
      </button>
    </output>
  );
}
