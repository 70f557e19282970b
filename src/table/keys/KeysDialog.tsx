import { useLookUp } from '../../game-api/lookUp';
import { useWords } from '../context';
import { ActionButton } from '../controls/ActionButton';
import { Dialog } from '../dialogs/Dialog';
import { keysSayer } from './words/en';

/** A part of the table for which the kit has keys */
export type KeyedPart = 'hand' | 'map';

export type KeysHelpProps = {
  /** Passed to the legend, which describes this game. */
  readonly G: unknown;
  readonly onClose: () => void;
};

type KeysDialogProps = KeysHelpProps & {
  /** The parts that this table has */
  readonly parts: readonly KeyedPart[];
  /** The game's own keys */
  readonly keys: readonly { readonly key: string; readonly says: string }[];
};

const KIT_KEYS = [
  { name: 'cards', part: 'hand' },
  { name: 'arrows', part: 'map' },
  { name: 'enter', part: 'map' },
  { name: 'zoom', part: 'map' },
  { name: 'look' },
  { name: 'plan' },
  { name: 'escape' },
  { name: 'help' },
] as const satisfies readonly { readonly name: string; readonly part?: KeyedPart }[];

export function KeysDialog({ parts, keys, G, onClose }: KeysDialogProps) {
  const say = keysSayer(useWords().language);
  const lookUp = useLookUp();
  const rows = [
    ...keys.map(({ key, says }) => ({ key: key.toUpperCase(), says })),
    ...KIT_KEYS.filter((each) => !('part' in each) || parts.includes(each.part)).map(({ name }) => ({
      key: say(`of.${name}`),
      says: say(name),
    })),
  ];
  return (
    <Dialog
      testId="keys-dialog"
      title={say('title')}
      onClose={onClose}
      isRead
      foot={
        lookUp !== null && (
          <ActionButton
            testId="keys-legend"
            label={say('legend')}
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
