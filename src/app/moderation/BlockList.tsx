import { useEffect, useState } from 'react';
import { isolate } from '../../language/isolate';
import { momentText } from '../../language/moments';
import type { BlockedPerson } from '../../session/moderation';
import { serverNow } from '../online/connection/serverTime';
import { personOf } from '../online/person/personKey';
import { useTask } from '../online/useTask';
import { Problem } from '../Problem';
import { PagedList } from '../played/PagedList';
import { useSettings } from '../settings';
import { moderationOf } from './requests';
import { useWords } from './words';

/** The people whom the owner of a key has blocked. Renders nothing if nobody is blocked. */
export function BlockList({ kept }: { readonly kept: string }) {
  const t = useWords();
  const { language } = useSettings();
  const { busy, problem, run } = useTask();
  const [blocks, setBlocks] = useState<readonly BlockedPerson[]>([]);
  useEffect(() => {
    // The part about the key reports failures.
    personOf(kept)
      .then((person) => moderationOf(person).blocks())
      .then(setBlocks)
      .catch(() => undefined);
  }, [kept]);
  const unblock = ({ id }: BlockedPerson) =>
    run(async () => setBlocks(await moderationOf(await personOf(kept)).unblock(id)));
  if (blocks.length === 0) return null;
  return (
    <section aria-labelledby="blocks" data-testid="blocks">
      <h2 id="blocks">{t('blocks.title')}</h2>
      <p className="quiet">{t('blocks.hint')}</p>
      <PagedList rows={blocks} keyOf={({ id }) => id}>
        {(blocked) => {
          const name = isolate(blocked.name);
          return (
            <>
              <div>
                <strong>{name}</strong>
                <small>{t('blocks.since', { when: momentText(blocked.at, language, serverNow()) })}</small>
              </div>
              <button
                type="button"
                className="button"
                data-testid="unblock"
                aria-label={t('blocks.unblockNamed', { name })}
                disabled={busy}
                onClick={() => void unblock(blocked)}
              >
                {t('blocks.unblock')}
              </button>
            </>
          );
        }}
      </PagedList>
      <Problem text={problem} />
    </section>
  );
}
