import { useLookUp } from '../../../../game-api/lookUp';
import { useTable } from '../context';
import { Frame } from '../dialogs/Frame';
import { ActionButton } from '../parts/ActionButton';
import { KEYS } from './keys';

/** The keys that play the table. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, G } = useTable();
  const lookUp = useLookUp();
  return (
    <Frame
      testId="keys-dialog"
      title={t('table.keys.title')}
      onClose={onClose}
      foot={
        lookUp !== null && (
          <ActionButton
            testId="keys-legend"
            label={t('table.keys.legend')}
            reason={null}
            onPress={() => lookUp({ kind: 'almanac', section: 'legend', G })}
          />
        )
      }
    >
      <dl className="keys">
        {KEYS.map(({ key, name }) => (
          <div key={key}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{t(`table.keys.${name}`)}</dd>
          </div>
        ))}
        {(['cards', 'arrows', 'enter', 'zoom', 'escape', 'help'] as const).map((other) => (
          <div key={other}>
            <dt>
              <kbd>{t(`table.keys.of.${other}`)}</kbd>
            </dt>
            <dd>{t(`table.keys.${other}`)}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
