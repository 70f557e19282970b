import { useMemo } from 'react';
import { signed } from '../../../../language/signed';
import { Change } from '../../../../table/controls/Change';
import { Glyph } from '../../../../table/controls/Glyph';
import { TRACKS, type WorkerId } from '../../content/terms';
import { type Foresight, foresee } from '../../rules/foresee';
import { load } from '../../rules/goods';
import { playerOf, workerOf } from '../../rules/state/state';
import { workerSummary } from '../../rules/workerSummary';
import { linkSayer } from '../../text/links/en';
import type { Intent } from '../../view-model/legal';
import { type Addend, businessAddends } from '../../view-model/sums';
import { useTable } from '../context';
import { ExportMark, GoldIcon, TravelTokenIcon } from '../icons/index';
import { useLateWords } from '../lateWords';
import { Load } from '../parts/Load';

export function useSumming() {
  const { G, content, language, workerName } = useTable();
  return { G, content, language, workerName, link: linkSayer(language) };
}

export function Addends({ list }: { readonly list: readonly Addend[] }) {
  return list.length === 0 ? null : (
    <ul className="faded size-12-5 outcome-note addends" data-testid="addends">
      {list.map(({ text, amount }, nth) => (
        <li key={nth} className="line-1-25">
          {text} <Change amount={amount} />
        </li>
      ))}
    </ul>
  );
}

/** The outcome of a move; empty for spectators. */
export function Foreseen({ worker, intent }: { readonly worker: WorkerId; readonly intent: Intent }) {
  const { G, ctx, viewer } = useTable();
  const foresight = useMemo(
    () => (viewer === null ? null : foresee(G, ctx, viewer, [intent])),
    [G, ctx, viewer, intent],
  );
  return foresight === null ? null : <Outcome worker={worker} foresight={foresight} />;
}

export function Outcome({ worker, foresight }: { readonly worker: WorkerId; readonly foresight: Foresight }) {
  const { G, t } = useTable();
  const late = useLateWords();
  const summing = useSumming();
  const { owner, goods } = workerOf(G, worker);
  const [before, after] = [playerOf(G, owner), playerOf(foresight.after, owner)];
  const then = workerSummary(foresight.after, worker);
  const pieces = load(then.goods);
  const excess = pieces - then.capacity;
  const moved = TRACKS.filter((track) => after.tracks[track] !== before.tracks[track]);
  return (
    <div className="outcome">
      <div>
        <h3>{late('deal.loadAfter', { pieces, capacity: then.capacity })}</h3>
        {/* Which pieces are too many is chosen later, so none is marked. */}
        <Load goods={then.goods} before={goods} capacity={Math.max(then.capacity, pieces)} size={18} />
        {excess > 0 && <p className="semibold warned outcome-warn">{late('tooMany', { count: excess })}</p>}
      </div>
      <div>
        <h3>{late('deal.gold')}</h3>
        <GoldAfter before={before.gold} after={after.gold} />
        <Addends list={businessAddends(summing, foresight.facts, owner)} />
      </div>
      {(after.tokens !== before.tokens || moved.length > 0) && (
        <div>
          {after.tokens !== before.tokens && (
            <p className="flex-row gap-6 outcome-line">
              <TravelTokenIcon size={18} /> {signed(after.tokens - before.tokens)}
            </p>
          )}
          {moved.map((track) => (
            <p key={track} className="flex-row gap-6 outcome-line">
              <ExportMark track={track} size={18} />
              {late('deal.track', {
                track: t(`terms.track.${track}`),
                from: before.tracks[track],
                to: after.tracks[track],
              })}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

/** Gold before and after; null shows "…" until it is known. */
export function GoldAfter({ before, after }: { readonly before: number; readonly after: number | null }) {
  return (
    <p className="flex-row gap-7 semibold outcome-gold">
      <GoldIcon size={20} />
      {before}
      <Glyph name="arrow" size={16} />
      <strong>{after ?? '…'}</strong>
    </p>
  );
}
