import { useLocation } from 'wouter';
import { useWords } from '../words';

/** Menu button that leads to the online tables */
export function TablesButton() {
  const [, navigate] = useLocation();
  const t = useWords();
  return (
    <button type="button" className="button" onClick={() => navigate('/online')}>
      {t('room.tables')}
    </button>
  );
}
