import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { LANGUAGE_NAMES } from '../../language/languageNames';
import { inARow } from '../../language/lists';
import type { KeptWish, TableWish } from '../../session/matchmaking';
import { lazyPart } from '../../table/loading/lazyPart';
import { findOffer } from '../games';
import { canHaveKey, type Person, personOf, savedKey } from '../online/person/personKey';
import { ownPerson } from '../online/person/sync';
import { useTask } from '../online/useTask';
import { useWords as useOnlineWords } from '../online/words';
import { Problem } from '../Problem';
import { PagedList } from '../played/PagedList';
import { useSettings } from '../settings';
import '../online/online.css';
import { matchmakingOf, reworded } from './requests';
import { WishForm } from './WishForm';
import './wishes.css';
import { useWords } from './words';

const PersonNotifications = lazyPart(
  async () => (await import('../online/notifications/NotificationPanel')).PersonNotifications,
);

/** A person's wishes for tables, and how they are notified of one that fits. */
export function WishesPage() {
  const t = useWords();
  const task = useTask();
  const { run } = task;
  const online = useOnlineWords();
  const inWords = useCallback(
    async (make: () => Promise<void>) => {
      if (!canHaveKey()) throw new Error(online('person.insecure'));
      await reworded({ 404: online('person.unknown'), 409: t('wish.full') }, make);
    },
    [online, t],
  );
  const [person, setPerson] = useState<Person | null>(null);
  const [wishes, setWishes] = useState<readonly KeptWish[]>([]);
  /** The wish in the form; null if the form adds one. */
  const [changed, setChanged] = useState<KeptWish | null>(null);
  useEffect(() => {
    const key = savedKey();
    if (key === null) return;
    void run(() =>
      inWords(async () => {
        const own = await personOf(key);
        setWishes(await matchmakingOf(own).wishes());
        setPerson(own);
      }),
    );
  }, [run, inWords]);
  const change = useCallback(
    (make: (requests: ReturnType<typeof matchmakingOf>) => Promise<readonly KeptWish[]>) =>
      run(() =>
        inWords(async () => {
          const own = await ownPerson();
          setWishes(await make(matchmakingOf(own)));
          setPerson(own);
          setChanged(null);
        }),
      ),
    [run, inWords],
  );
  return (
    <main className="sheet online wishes" data-testid="wishes">
      <h1>{t('wish.title')}</h1>
      <p>{t('wish.why')}</p>
      <p className="quiet">{t('wish.key')}</p>
      <section aria-labelledby="wish-list">
        <h2 id="wish-list">{t('wish.list')}</h2>
        {wishes.length === 0 && <p className="quiet">{t('wish.none')}</p>}
        <PagedList rows={wishes} keyOf={({ id }) => id}>
          {(kept) => (
            <WishRow
              kept={kept}
              busy={task.busy}
              onChange={() => setChanged(kept)}
              onPause={() => void change((requests) => requests.pause(kept.id, !kept.paused))}
              onErase={() => void change((requests) => requests.remove(kept.id))}
            />
          )}
        </PagedList>
        <WishForm
          key={changed?.id ?? `new ${wishes.length}`}
          changed={changed}
          busy={task.busy}
          onWish={(wish) =>
            void change((requests) =>
              changed === null ? requests.add(wish) : requests.change(changed.id, wish),
            )
          }
          onCancel={() => setChanged(null)}
        />
        <Problem text={task.problem} />
      </section>
      <section aria-labelledby="wish-notify">
        <h2 id="wish-notify">{t('wish.notify')}</h2>
        {person === null ? (
          <p className="quiet">{t('wish.noKey')}</p>
        ) : (
          <Suspense>
            <PersonNotifications token={person.token} />
          </Suspense>
        )}
      </section>
      <p className="row">
        <Link href="/online" className="button">
          {t('wish.tables')}
        </Link>
        <Link href="/online/yours" className="button">
          {t('wish.yours')}
        </Link>
      </p>
    </main>
  );
}

type WishRowProps = {
  readonly kept: KeptWish;
  readonly busy: boolean;
  readonly onChange: () => void;
  readonly onPause: () => void;
  readonly onErase: () => void;
};

function WishRow({ kept, busy, onChange, onPause, onErase }: WishRowProps) {
  const t = useWords();
  const { language } = useSettings();
  const text = useWishText();
  const { wish, paused } = kept;
  const titles = wish.games.map((game) => findOffer(game)?.title[language] ?? game);
  const actions = [
    ['change', onChange],
    [paused ? 'goOn' : 'pause', onPause],
    ['erase', onErase],
  ] as const;
  return (
    <>
      <div>
        <strong>{inARow(titles, language)}</strong>
        <small>{[...(paused ? [t('wish.paused')] : []), ...text(wish)].join(' · ')}</small>
      </div>
      <span className="match-actions">
        {actions.map(([name, act]) => (
          <button
            key={name}
            type="button"
            className="button"
            data-testid={`wish-${name}`}
            disabled={busy}
            onClick={act}
          >
            {t(`wish.${name}`)}
          </button>
        ))}
      </span>
    </>
  );
}

/** Returns a function that describes a wish in a few parts. */
function useWishText(): (wish: TableWish) => readonly string[] {
  const t = useWords();
  const online = useOnlineWords();
  const paces = { none: 'create.noClock', live: 'clock.live', days: 'clock.days' } as const;
  return ({ players, pace, language, bots, ratingFrom: from, ratingTo: to }) => {
    const parts = [
      ...(players === null ? [] : [t('wish.players', { count: players })]),
      ...(pace === null ? [] : [online(paces[pace])]),
      ...(language === null ? [] : [LANGUAGE_NAMES[language]]),
      ...(bots === null ? [] : [t(bots ? 'wish.withBots' : 'wish.withoutBots')]),
      ...(from === null && to === null
        ? []
        : [
            from === null
              ? t('wish.to', { to: to ?? 0 })
              : to === null
                ? t('wish.from', { from })
                : t('wish.between', { from, to }),
          ]),
    ];
    return parts.length === 0 ? [t('wish.anyTable')] : parts;
  };
}
