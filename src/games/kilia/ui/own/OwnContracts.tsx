import { memo, Suspense } from 'react';
import { RuleText } from '../../../../game-api/lookUp';
import { entryOf } from '../../../../rules-kit/indexed';
import { useSay } from '../../../../table/context';
import { Tip } from '../../../../table/controls/Tip';
import { useAsk } from '../../../../table/links/context';
import { useStable } from '../../../../table/rendering/useStable';
import type { Link } from '../../content/links';
import type { ContractId } from '../../content/terms';
import { takenBy, usesThree } from '../../view-model/payments';
import { NO_PAYMENT } from '../../view-model/plan';
import { type Bag, bagPhrase, costOf, isEmptyBag, lackingOf, rewardOf } from '../../view-model/resources';
import { ContractFace } from '../cards/ContractFace';
import { FullContract } from '../cards/FullFace';
import { ReadyFulfilment } from '../cards/ReadyPayment';
import { FaceLinks, usePick, useSelected, useTable } from '../context';
import { CoinIcon, GameIcon } from '../icons/index';
import { Amounts } from '../pieces/Amounts';
import { contractPiece } from '../pieces/names';

/** Footer of a contract that can't be fulfilled now. */
function Waits({ missing, waitsForTurn }: { readonly missing: Bag; readonly waitsForTurn: boolean }) {
  const { t } = useTable();
  if (isEmptyBag(missing)) return t(waitsForTurn ? 'own.readyOnTurn' : 'own.covered');
  return (
    <>
      {t('own.needs')} <Amounts bag={missing} size={16} />
    </>
  );
}

/** The player's active contracts, each with its default payment or its missing pieces. */
export const OwnContracts = memo(function OwnContracts() {
  const { t, below, viewer, current, isOver, board, legal, content, refusal, readyPayment } = useTable();
  const { plan } = useSelected();
  const pick = usePick();
  const say = useSay();
  const ask = useAsk();
  const view = board(below);
  const { contracts } = view;
  const press = useStable((id: ContractId) => {
    if (legal.fulfilContract.has(id))
      pick({ do: 'pick', picks: { contract: id, card: null, zone: null, payment: null } });
    else {
      say(refusal('fulfilContract', { contract: id, payment: NO_PAYMENT }) ?? t('kit.notNow'));
      // Show what is missing and its sources.
      if (!isEmptyBag(lackingOf(costOf(entryOf(content.contract, id)), view.goods, view.coins)))
        ask(`card:${id}` satisfies Link);
    }
  });
  const few = contracts.length <= 2;
  return (
    <section className="flex-column min-0 boxed own-contracts panel" aria-label={t('own.contracts')}>
      <div className="flex spread nowrap gap-6 size-12-5 own-contracts-head">
        <h3 className="nowrap title-13 panel-title">{t('own.contracts')}</h3>
        <span>
          <RuleText
            text={t('own.fulfilled', { count: view.fulfilled.length, points: view.fulfilledPoints })}
          />
        </span>
      </div>
      <ul
        className={`grid grow clip gap-6 low own-contracts-list${contracts.length > 4 ? ' own-contracts-many' : ''}`}
      >
        {contracts.length === 0 && (
          <li className="faded text-centre min-0 span-all self-centre">{t('own.noContracts')}</li>
        )}
        {contracts.map((id) => {
          const contract = entryOf(content.contract, id);
          const payments = viewer === below ? legal.fulfilContract.get(id) : undefined;
          const ready = payments !== undefined;
          const best = ready ? readyPayment({ contract: id }) : null;
          const coins = best === null ? 0 : takenBy(view, best).coins;
          const three = best !== null && usesThree(view, costOf(contract), best);
          const missing = lackingOf(costOf(contract), view.goods, view.coins);
          const words = t('own.contract', {
            cost: bagPhrase(costOf(contract), t),
            reward: bagPhrase(rewardOf(contract), t),
            points: contract.points,
            state: t(
              ready ? 'own.contractReady' : isEmptyBag(missing) ? 'own.contractCovered' : 'own.contractWaits',
            ),
          });
          return (
            <li key={id} className="min-0">
              <Tip
                text={
                  <FullContract id={id}>
                    <ReadyFulfilment id={id} />
                    <Suspense>
                      <FaceLinks link={`card:${id}`} />
                    </Suspense>
                  </FullContract>
                }
                wide
              >
                <button
                  type="button"
                  className={`bare block min-0 full left card-button${plan.kind === 'fulfil' && plan.contract === id ? ' card-chosen' : ''}`}
                  data-testid={`own-contract-${id}`}
                  data-piece={contractPiece(id)}
                  data-link={`card:${id}` satisfies Link}
                  data-link-tip=""
                  aria-pressed={plan.kind === 'fulfil' && plan.contract === id}
                  onClick={() => press(id)}
                >
                  <span className="visually-hidden">{words}</span>
                  <ContractFace
                    id={id}
                    isSaid
                    ready={ready}
                    mark={!few && ready}
                    size={few ? 19 : 17}
                    foot={
                      !few ? undefined : ready ? (
                        <>
                          <GameIcon name="check" size={13} />
                          {t(three ? 'own.readyThree' : 'own.ready')}
                          {coins > 0 && <CoinIcon size={20} amount={coins} />}
                        </>
                      ) : (
                        <Waits
                          missing={missing}
                          waitsForTurn={!isOver && viewer === below && current !== viewer}
                        />
                      )
                    }
                  />
                </button>
              </Tip>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
