import { KeysDialog, type KeysHelpProps } from '../../../table/keys/KeysDialog';
import { useWords } from './context';
import { KEYS } from './keys';

export function KeysHelp(props: KeysHelpProps) {
  const { t } = useWords();
  return (
    <KeysDialog
      {...props}
      parts={['map']}
      keys={KEYS.map(({ key, name }) => ({ key, says: t(`table.keys.${name}`) }))}
    />
  );
}
