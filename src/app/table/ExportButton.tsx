import type { Session } from '../../session/session';
import { useSettings } from '../settings';
import { download, fileName } from '../storage';

/** Menu button that saves a game as a file */
export function ExportButton({ session }: { readonly session: Session }) {
  const { t } = useSettings();
  const save = () => {
    const saved = session.save();
    download(fileName(saved.game), JSON.stringify(saved, null, 1));
  };
  return (
    <button type="button" className="button" onClick={save}>
      {t('table.export')}
    </button>
  );
}
