import { KeysDialog, type KeysHelpProps } from '../../../table/keys/KeysDialog';
import { KEYS } from './keys';
import { useLateWords } from './lateWords';

export function KeysHelp(props: KeysHelpProps) {
  const late = useLateWords();
  return (
    <KeysDialog
      {...props}
      parts={['hand', 'map']}
      keys={KEYS.map(({ key, name }) => ({ key, says: late(`keys.${name}`) }))}
    />
  );
}
