import { Problem } from '../../Problem';
import { useTask } from '../useTask';
import { useWords } from '../words';
import { personOf, savedKey, saveKey } from './personKey';
import { syncSeats, unshareSeats } from './sync';
import { useKeyProblem } from './useKeyProblem';

type BroughtKeyProps = {
  readonly brought: string;
  readonly onDone: () => void;
};

/** Asks before it accepts a key from a link, because the sender of the link could then use all seats of this device. */
export function BroughtKey({ brought, onDone }: BroughtKeyProps) {
  const t = useWords();
  const task = useTask();
  const inWords = useKeyProblem();
  if (brought === 'unreadable') return <Problem text={t('person.unreadable')} />;
  const take = () =>
    task.run(() =>
      inWords(async () => {
        // First make sure that this server has the key, before anything changes on the device.
        await (await personOf(brought)).seats();
        if (savedKey() !== brought) unshareSeats();
        saveKey(brought);
        await syncSeats();
        onDone();
      }),
    );
  return (
    <section className="person-brought" data-testid="key-brought">
      <h2>{t('person.broughtTitle')}</h2>
      <p>{t(savedKey() === null ? 'person.brought' : 'person.broughtOther')}</p>
      <p className="row">
        <button
          type="button"
          className="button primary"
          data-testid="take-key"
          disabled={task.busy}
          onClick={() => void take()}
        >
          {t('person.take')}
        </button>
        <button type="button" className="button" onClick={onDone}>
          {t('person.ignore')}
        </button>
      </p>
      <Problem text={task.problem} />
    </section>
  );
}
