import type { ReactNode } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import { Hint } from '../../../../table/frame/bar/Hint';
import type { BoardView } from '../../view-model/board';
import { cellsOf } from '../../view-model/board';
import { goodOfColour } from '../../view-model/contentIndex';
import { takenBy } from '../../view-model/payments';
import { intentOf, type Paying, type Plan } from '../../view-model/plan';
import { isEmptyBag, rewardOf } from '../../view-model/resources';
import { type Table, upcoming } from '../../view-model/table';
import { voyageGain } from '../../view-model/voyage';
import { usePick, useSelected, useTable } from '../context';
import { CoinIcon, GameIcon } from '../icons/index';
import { Amounts } from '../pieces/Amounts';

/** Shows a payment as chips: own goods, deliveries with their coins, and other coins. */
export function PaymentChips({ paying }: { readonly paying: Paying }) {
  const { board, below } = useTable();
  const taken = takenBy(board(below), paying.payment);
  return (
    <>
      {!isEmptyBag(taken.own) && (
        <span className="flex-line rigid nowrap bold well gap-5 pay-chip">
          <Amounts bag={taken.own} size={15} />
        </span>
      )}
      {taken.coins > 0 && (
        <span className="flex-line rigid nowrap bold well gap-5 pay-chip">
          <CoinIcon size={19} amount={taken.coins} />
          <GameIcon name="arrow" size={11} />
          <GameIcon name="merchant" size={14} />
          <Amounts bag={taken.delivered} size={15} />
        </span>
      )}
      {paying.coins > 0 && (
        <span className="flex-line rigid nowrap bold well gap-5 pay-chip">
          <CoinIcon size={19} amount={paying.coins} />
        </span>
      )}
    </>
  );
}

/** Opens the dialog for paying piece by piece. */
export function PayOtherwise({ paying }: { readonly paying: Paying }) {
  const { t } = useTable();
  const pick = usePick();
  const goods = Object.entries(paying.cost).some(([kind]) => kind !== 'coins');
  if (!goods) return null;
  return (
    <button
      type="button"
      className="rigid link pay-otherwise"
      data-testid="pay-otherwise"
      data-action="pay-otherwise"
      onClick={() => pick({ do: 'open', dialog: { kind: 'pay' } })}
    >
      {t('hint.otherwise')}
    </button>
  );
}

/** Returns a sentence about the consequences of an expansion. */
function thenOf({ t, content }: Table, board: BoardView, plan: Extract<Plan, { kind: 'expand' }>): string {
  const extra = board.abilities.some(({ ability }) => ability.kind === 'extra' && ability.zone === plan.zone);
  const next = content.ship[board.ship + 1];
  const improvement =
    plan.zone === 'shipyard'
      ? next === undefined
        ? t('hint.expandThen.shipyardLast')
        : t('hint.expandThen.shipyard', { ship: board.ship, next: next.id })
      : t(`hint.expandThen.${plan.zone}`);
  return extra ? `${improvement} ${t('hint.expandThen.extra')}` : improvement;
}

type Said = {
  readonly text: string;
  readonly tag?: ReactNode;
  readonly children?: ReactNode;
  readonly after?: string;
};

function waiting({ t, G, current, seat, ctx, viewer, order }: Table): Said {
  const name = current === null ? '' : seat(current).name;
  const key = ctx.phase === 'colours' ? 'waitColour' : ctx.phase === 'council' ? 'waitWindows' : 'wait';
  const before = upcoming({ order });
  const mine = viewer === null ? -1 : before.indexOf(viewer);
  const behind = [current, ...before.slice(0, Math.max(0, mine))].flatMap((id) =>
    id === null ? [] : [seat(id).name],
  );
  const after =
    viewer === null || ctx.phase !== 'turns'
      ? undefined
      : mine < 0
        ? t(G.final ? 'hint.waitScore' : 'hint.waitCouncil')
        : t('hint.waitBehind', { names: behind.join(t('kit.comma')) });
  return { text: t(`hint.${key}`, { name }), after };
}

/** Returns the next step in one sentence. */
function useSaid(): Said {
  const table = useTable();
  const { t, G, board, below, content, legal, columns } = table;
  const { plan, picks } = useSelected();
  const view = board(below);
  const tag = G.turn.extra ? (
    <span className="rigid bold size-12 line-1-25 corner-9 hint-tag">{t('action.extraTag')}</span>
  ) : G.final ? (
    <span className="rigid bold size-12 line-1-25 corner-9 hint-tag hint-tag-last">
      {t('action.lastTag')}
    </span>
  ) : undefined;
  switch (plan.kind) {
    case 'over':
      return { text: t('kit.gameOver') };
    case 'wait':
      return waiting(table);
    case 'expand': {
      const cards = view.zones.find(({ zone }) => zone === plan.zone)?.cards.length ?? 0;
      const zone = t(`terms.zone.${plan.zone}`);
      const text =
        plan.card === 'sprat'
          ? t('hint.expandSprat', { zone, to: cards + 1 })
          : t('hint.expand', { zone, to: cards + 1 });
      return {
        text,
        children: (
          <>
            <PaymentChips paying={plan.paying} />
            <PayOtherwise paying={plan.paying} />
          </>
        ),
        after: thenOf(table, view, plan),
      };
    }
    case 'fulfil':
      return {
        text: t('hint.fulfil'),
        children: (
          <>
            <PaymentChips paying={plan.paying} />
            <PayOtherwise paying={plan.paying} />
            <span>{t('hint.fulfilThen')}</span>
            <span className="flex-line rigid nowrap bold well gap-5 pay-chip">
              <Amounts bag={rewardOf(entryOf(content.contract, plan.contract))} size={15} />
            </span>
          </>
        ),
      };
    case 'merchant': {
      const goodId = content.zone[entryOf(content.action, plan.card).zone].good;
      const good = t(`terms.goodLow.${goodId}`);
      const space = view.market.find(({ id }) => id === plan.space);
      if (space === undefined) return { text: t('hint.merchant', { good }), tag };
      const gains = space.stack === 0;
      return {
        text: t('hint.merchantAt', { good, space: t(`terms.space.${space.id}`) }),
        children: gains ? (
          <>
            <span>{t('hint.merchantGains')}</span>
            <span className="flex-line rigid nowrap bold well gap-5 pay-chip">
              + {t(`terms.bonus.${space.bonus}`)}
            </span>
          </>
        ) : undefined,
        after: [
          gains
            ? t('hint.merchantUses', {
                count: space.uses,
                good,
                goods: t(`terms.pieces.${goodId}`, { count: space.uses }),
              })
            : t('hint.merchantStacks'),
          plan.why === null ? '' : t('hint.noExpansion', { why: plan.why }),
        ].join(' '),
      };
    }
    case 'blocked':
      return { text: plan.reason, tag };
    case 'chooseZone':
      return { text: t('hint.sprat'), tag };
    case 'contract': {
      const card = view.zones.find(({ zone }) => zone === 'castle')?.cards.length ?? 0;
      return {
        text:
          plan.step.kind === 'contract' && plan.step.source === 'castle'
            ? t('hint.contractCastle', { card, keys: view.keys })
            : t('hint.contract'),
      };
    }
    case 'ability':
      return {
        text: t('hint.ability', {
          card: view.zones.find(({ zone }) => zone === 'university')?.cards.length ?? 0,
        }),
      };
    case 'building': {
      const card = view.zones.find(({ zone }) => zone === 'warehouse')?.cards.length ?? 0;
      if (plan.taken === null) return { text: t('hint.building', { card }) };
      const own = goodOfColour(content, view.colour);
      const gain = (turned: boolean) =>
        voyageGain(content, view.ship, [cellsOf(content, { card: plan.taken ?? 'home', turned }, own)], {
          goods: view.goods,
          heading: view.heading,
        });
      return {
        text: t('hint.buildingAt', { plot: plan.plot + 1 }),
        children: (
          <>
            <span className="flex-line rigid nowrap bold well gap-5 pay-chip">
              + <GainOrNothing bag={gain(plan.turned)} />
            </span>
            {plan.turns && (
              <>
                <span className="hint-then">
                  {t(plan.turned ? 'hint.buildingUnturned' : 'hint.buildingTurned')}
                </span>
                <span className="flex-line rigid nowrap bold well gap-5 pay-chip">
                  + <GainOrNothing bag={gain(!plan.turned)} />
                </span>
              </>
            )}
          </>
        ),
      };
    }
    case 'good':
      return { text: t('hint.good') };
    case 'colour':
      return { text: t('hint.colour') };
    case 'windows':
      return { text: t('hint.windows') };
    case 'endTurn': {
      const contracts = legal.fulfilContract.size;
      if (contracts === 0 && legal.payCoins)
        return { text: t('hint.endCoins', { coins: content.numbers.coinAchievement }), tag };
      if (contracts === 0) return { text: t('hint.end'), after: t('hint.endRefills') };
      return { text: t(G.final ? 'hint.endReadyLast' : 'hint.endReady', { contracts }), tag };
    }
    case 'chooseCard': {
      if (G.turn.extra) return { text: t('hint.extra'), tag };
      const free = columns.filter(({ cost, card }) => cost === 0 && card !== null).length;
      const last = G.final ? t('hint.lastRound') : t('hint.before');
      return {
        tag,
        text: t('hint.start', {
          free: free === columns.length ? t('hint.free.all') : t('hint.free.some', { count: free }),
        }),
        after:
          picks.card === null && (legal.refresh || legal.fulfilContract.size > 0 || G.final)
            ? last
            : undefined,
      };
    }
  }
}

function GainOrNothing({ bag }: { readonly bag: ReturnType<typeof voyageGain> }) {
  const { t } = useTable();
  return isEmptyBag(bag) ? t('canal.none') : <Amounts bag={bag} size={15} />;
}

/** Shows the next step, or the effect of the primary button. */
export function NextStep() {
  const { text, tag, children, after } = useSaid();
  const { plan } = useSelected();
  return (
    <div className="flex-row narrow gap-8 next-step">
      {tag}
      <Hint text={text} move={plan.kind === 'endTurn' ? undefined : intentOf(plan)?.move}>
        {children}
        {after !== undefined && <p className="hint-then">{after}</p>}
      </Hint>
    </div>
  );
}
