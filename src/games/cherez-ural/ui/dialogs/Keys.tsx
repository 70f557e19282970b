import { KeysDialog } from '../../../../table/keys/KeysDialog';
import { useTable } from '../context';
import { KEYS } from '../keys';

/** The keys that play the table. */
export function Keys({ onClose }: { readonly onClose: () => void }) {
  const { t, G } = useTable();
  const keys = KEYS.map(({ key, name }) => ({ key, says: t(`table.keys.${name}`) }));
  return <KeysDialog keys={keys} G={G} onClose={onClose} />;
}
