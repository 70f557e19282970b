import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../table/loading/lazyPart';
import { removeOnlineGames } from '../../browser-storage/archive';
import { Problem } from '../../Problem';
import { download, fileName } from '../../storage';
import { forgetSeat, savedSeats } from '../seats/savedSeats';
import { CopyLink } from '../table/Links';
import { useTask } from '../useTask';
import { useWords } from '../words';
import { exportedSeats } from './exportSeats';
import { forgetKey, keyFragment, personOf } from './personKey';
import { makeKey, syncSeats, unshareSeats } from './sync';
import { useKeyProblem } from './useKeyProblem';

const QrCode = lazyPart(async () => (await import('./QrCode')).QrCode);

type KeyPartProps = {
  /** Null if this device has no key. */
  readonly kept: string | null;
  /** Called when the key or the seats have changed. */
  readonly onChanged: () => void;
};

export function KeyPart({ kept, onChanged }: KeyPartProps) {
  const t = useWords();
  const inWords = useKeyProblem();
  const task = useTask();
  const make = () =>
    task.run(() =>
      inWords(async () => {
        await makeKey();
        await syncSeats();
        onChanged();
      }),
    );
  return (
    <section aria-labelledby="person-key">
      <h2 id="person-key">{t('person.title')}</h2>
      {kept === null ? (
        <>
          <p>{t('person.why')}</p>
          <p className="row">
            <button
              type="button"
              className="button primary"
              data-testid="make-key"
              disabled={task.busy}
              onClick={() => void make()}
            >
              {t('person.make')}
            </button>
            <Export />
          </p>
          <Problem text={task.problem} />
        </>
      ) : (
        <OwnKey kept={kept} onChanged={onChanged} />
      )}
    </section>
  );
}

function OwnKey({ kept, onChanged }: { readonly kept: string; readonly onChanged: () => void }) {
  const t = useWords();
  const inWords = useKeyProblem();
  const { run, problem } = useTask();
  const [isShown, setShown] = useState(false);
  // Send seats that were taken while the key's server was unreachable, and show any error.
  useEffect(() => void run(() => inWords(syncSeats)), [run, inWords]);
  const link = `${location.origin}/online/yours${keyFragment(kept)}`;
  const giveUp = () => {
    forgetKey();
    unshareSeats();
    onChanged();
  };
  return (
    <>
      <p>{t('person.has')}</p>
      <Problem text={problem} />
      <div className="row">
        <button
          type="button"
          className="button"
          data-testid="show-key"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'person.hide' : 'person.show')}
        </button>
        <Export />
        <button type="button" className="button" data-testid="forget-key" onClick={giveUp}>
          {t('person.giveUp')}
        </button>
      </div>
      {isShown && (
        <div className="person-key" data-testid="key">
          <p className="person-warning">{t('person.warning')}</p>
          <CopyLink label={t('person.link')} link={link} />
          <Suspense>
            <QrCode text={link} label={t('person.qr')} />
          </Suspense>
        </div>
      )}
      <Erase kept={kept} onErased={onChanged} />
    </>
  );
}

function Export() {
  const t = useWords();
  const task = useTask();
  if (savedSeats().length === 0) return null;
  const save = () => task.run(async () => download(fileName('kontor-seats'), await exportedSeats()));
  return (
    <>
      <button
        type="button"
        className="button"
        data-testid="export"
        disabled={task.busy}
        title={t('person.exportHint')}
        onClick={() => void save()}
      >
        {t(task.busy ? 'person.exporting' : 'person.export')}
      </button>
      <Problem text={task.problem} />
    </>
  );
}

function Erase({ kept, onErased }: { readonly kept: string; readonly onErased: () => void }) {
  const t = useWords();
  const inWords = useKeyProblem();
  const task = useTask();
  const [isConfirming, setConfirming] = useState(false);
  const erase = () =>
    task.run(() =>
      inWords(async () => {
        await (await personOf(kept)).erase();
        forgetKey();
        for (const { matchID } of savedSeats()) forgetSeat(matchID);
        await removeOnlineGames();
        onErased();
      }),
    );
  return (
    <>
      <h3>{t('person.eraseTitle')}</h3>
      <p className="quiet">{t('person.eraseHint')}</p>
      <p className="row">
        {isConfirming ? (
          <>
            <strong>{t('person.eraseSure')}</strong>
            <button
              type="button"
              className="button"
              data-testid="erase-yes"
              disabled={task.busy}
              onClick={() => void erase()}
            >
              {t('person.eraseYes')}
            </button>
            <button type="button" className="button" onClick={() => setConfirming(false)}>
              {t('person.eraseNo')}
            </button>
          </>
        ) : (
          <button type="button" className="button" data-testid="erase" onClick={() => setConfirming(true)}>
            {t('person.erase')}
          </button>
        )}
      </p>
      <Problem text={task.problem} />
    </>
  );
}
