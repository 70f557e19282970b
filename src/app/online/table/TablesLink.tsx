import { Link } from 'wouter';
import { useWords } from '../words';

/** Link that leads to the online tables, drawn as a button */
export function TablesLink() {
  const t = useWords();
  return (
    <Link href="/online" className="button">
      {t('room.tables')}
    </Link>
  );
}
