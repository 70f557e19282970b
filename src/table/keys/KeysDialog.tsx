import { useLookUp } from '../../game-api/lookUp';
import { useWords } from '../context';
import { ActionButton } from '../controls/ActionButton';
import { Dialog } from '../dialogs/Dialog';

type KeysDialogProps = {
  readonly keys: readonly { readonly key: string; readonly says: string }[];
  /** Passed to the legend, which describes this game. */
  readonly G: unknown;
  readonly onClose: () => void;
};

const GENERAL = ['cards', 'arrows', 'enter', 'zoom', 'look', 'plan', 'escape', 'help'] as const;

export function KeysDialog({ keys, G, onClose }: KeysDialogProps) {
  const { t } = useWords();
  const lookUp = useLookUp();
  const rows = [
    ...keys.map(({ key, says }) => ({ key: key.toUpperCase(), says })),
    ...GENERAL.map((name) => ({ key: t(`kit.keys.of.${name}`), says: t(`kit.keys.${name}`) })),
  ];
  return (
    <Dialog
      testId="keys-dialog"
      title={t('kit.keys.title')}
      onClose={onClose}
      isRead
      foot={
        lookUp !== null && (
          <ActionButton
            testId="keys-legend"
            label={t('kit.keys.legend')}
            onPress={() => lookUp({ kind: 'almanac', section: 'legend', G })}
          />
        )
      }
    >
      <dl className="keys">
        {rows.map(({ key, says }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
