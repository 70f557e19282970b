import { recordOf } from '../../../../rules-kit/records';
import { TRACK_END } from '../../content/setup';
import { type BusinessId, GOODS, TRACKS, type WorkerId } from '../../content/terms';
import type { Foresight } from '../../rules/foresee';
import { load } from '../../rules/goods';
import { playerOf, workerOf } from '../../rules/state/state';
import { dealAddends, workerAddends } from '../../view-model/sums';
import { useTable } from '../context';
import { ExportMark } from '../icons/index';
import { useLateWords } from '../lateWords';
import { Load } from '../parts/Load';
import { PlayerShield } from '../parts/PlayerShield';
import type { GoodsDeal } from './goods';
import { Addends, GoldAfter, useSumming } from './Outcome';

type DealOutcomeProps = {
  readonly worker: WorkerId;
  readonly capacity: number;
  readonly deal: GoodsDeal;
  /** The envoy card; absent for a trade. */
  readonly card?: BusinessId;
  readonly foresight: Foresight | null;
  readonly reason: string | null;
};

export function DealOutcome({ worker, capacity, deal, card, foresight, reason }: DealOutcomeProps) {
  const { G, t, viewer, seat } = useTable();
  const late = useLateWords();
  const summing = useSumming();
  if (viewer === null) return null;
  const before = playerOf(G, viewer);
  const { goods } = workerOf(G, worker);
  const kept = recordOf(GOODS, (good) => goods[good] - (deal.out[good] ?? 0));
  const held = recordOf(GOODS, (good) => kept[good] + (deal.in[good] ?? 0));
  const addends =
    foresight === null
      ? []
      : [
          ...dealAddends(summing, worker, { sell: deal.out, buy: deal.in }, card),
          ...workerAddends(summing, foresight.facts, viewer),
        ];
  const after = foresight === null ? null : playerOf(foresight.after, viewer);
  const goldAfter = after?.gold ?? null;
  const moved = TRACKS.filter((track) => after !== null && after.tracks[track] !== before.tracks[track]);
  return (
    <div className="outcome">
      <div>
        <h3>{late('deal.loadAfter', { pieces: load(held), capacity })}</h3>
        <Load goods={held} before={kept} capacity={capacity} size={18} />
      </div>
      <div>
        <h3>{late('deal.gold')}</h3>
        <GoldAfter before={before.gold} after={goldAfter} />
        {reason === null ? (
          <Addends list={addends} />
        ) : (
          <p className="faded size-12-5 outcome-note">{reason}</p>
        )}
      </div>
      <div>
        {foresight !== null && moved.length === 0 && <h3>{late('deal.noTrack')}</h3>}
        {moved.map((track) => {
          const to = after?.tracks[track] ?? 0;
          return (
            <div key={track}>
              <h3>
                <ExportMark track={track} size={18} />{' '}
                {late('deal.track', { track: t(`terms.track.${track}`), from: before.tracks[track], to })}
              </h3>
              <ol className="flex outcome-track" aria-hidden="true">
                {Array.from({ length: TRACK_END + 1 }, (_, step) => step).map((step) => (
                  <li
                    key={step}
                    className={`centred chip size-12${step === to ? ' lit-plain outcome-to' : ''}`}
                  >
                    {step === to || step === before.tracks[track] ? (
                      <span className={step === to ? undefined : 'faint'}>
                        <PlayerShield colour={seat(viewer).colour} size={13} />
                      </span>
                    ) : (
                      step
                    )}
                  </li>
                ))}
              </ol>
            </div>
          );
        })}
      </div>
    </div>
  );
}
