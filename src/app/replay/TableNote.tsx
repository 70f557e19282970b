import { useSettings } from '../settings';

/** A sentence over the table, until it is closed. */
export function TableNote({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const { t } = useSettings();
  return (
    <output className="table-note" data-testid="table-note">
      {text}
      <button type="button" className="button" onClick={onClose}>
        {t('replay.close')}
      </button>
    </output>
  );
}
