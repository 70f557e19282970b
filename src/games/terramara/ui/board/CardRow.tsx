import { Suspense } from 'react';
import { itemAt } from '../../../../rules-kit/indexed';
import { Tip } from '../../../../table/controls/Tip';
import type { Link } from '../../content/links';
import { type ArtifactId, RESOURCES } from '../../content/terms';
import { canPayFor } from '../../rules/payments';
import { type CardView, cardView, countOfBag } from '../../view-model/cards';
import { CardFace } from '../cards/ArtifactFace';
import { FaceLinks, useSelected, useTable } from '../context';
import { ArtifactIcons } from '../icons/Effects';
import { Bead, GameIcon } from '../icons/Icon';
import type { Layout } from './layout';

/** The artifacts in the row. Cards to the left of the canoe are in reach. */
export function CardRow({ plan }: { readonly plan: Layout }) {
  const { G, t } = useTable();
  const { cards } = plan;
  return (
    <>
      {G.row.map((id, index) => (
        <RowCard
          key={id}
          id={id}
          nth={index + 1}
          box={{ left: 8 + index * cards.step, top: cards.y, width: cards.w, height: cards.h }}
        />
      ))}
      <div
        className="flex-column across middle gap-3 absolute size-12 corner-7 pile"
        data-testid="pile"
        data-action="pile"
        style={{ left: cards.pile.x, top: cards.pile.y, width: cards.pile.w, height: cards.pile.h }}
        role="img"
        aria-label={t('table.pile', { count: G.pile.length })}
      >
        <svg width="34" height="34" viewBox="-17 -17 34 34" aria-hidden="true">
          <circle r="14" />
          <circle r="9" />
          <circle r="4" className="pile-core" />
        </svg>
        <b>{G.pile.length}</b>
        <span>{t('table.inPile')}</span>
      </div>
    </>
  );
}

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

type RowCardProps = { readonly id: ArtifactId; readonly nth: number; readonly box?: Box };

function RowCard({ id, nth, box }: RowCardProps) {
  const table = useTable();
  const { G, t, content, viewer, language, legal } = table;
  const { pressCard, selection } = useSelected();
  const canBuild = legal.build.some(({ card }) => card === id);
  const canReserve = legal.reserve.includes(id);
  const payable = viewer !== null && canPayFor(G, viewer, id);
  const view = cardView(G, content, viewer, id, payable);
  const { card, isReached, short } = view;
  const isTarget = selection.isReserving ? canReserve : canBuild;
  const says = [
    card[language],
    t(`terms.resource.${card.category}`),
    t('terms.vp', { count: card.vp }),
    isReached
      ? short > 0
        ? t('table.card.short', { count: short })
        : payable
          ? t('table.card.payable')
          : ''
      : t('table.card.far', { space: view.from }),
  ].filter((part) => part !== '');
  return (
    <Tip text={<CardTip id={id} />} wide>
      <button
        type="button"
        className={`card narrow size-12-4 row-card category-${card.category}${isReached ? '' : ' row-card-far'}${payable && isReached ? ' row-card-payable' : ''}${isTarget ? ' row-card-target' : ''}${selection.card === id ? ' row-card-picked' : ''}`}
        data-testid={`card-${id}`}
        data-action={`card-${id}`}
        data-link={`card:${id}` satisfies Link}
        data-link-tip=""
        style={box}
        data-piece={`card-${id}`}
        data-from="pile"
        data-leaves=""
        data-nth={nth}
        onClick={() => pressCard(id)}
      >
        <span className="visually-hidden">{says.join(t('kit.comma'))}</span>
        <CardSmall view={view} payable={payable} />
      </button>
    </Tip>
  );
}

/** The artifacts in the row, for the phone's tab. */
export const RowCards = () => {
  const { G } = useTable();
  return (
    <div className="grid gap-8 works">
      {G.row.map((id, index) => (
        <RowCard key={id} id={id} nth={index + 1} />
      ))}
    </div>
  );
};

/** Prevents line breaks after hyphens, because a title has at most two lines. */
const unbroken = (title: string): string => title.replaceAll('-', '-\u2060');
/** Whether a word is as long as the title is wide. */
const isLong = (title: string): boolean => title.split(' ').some((word) => word.length > 11);

function CardSmall({ view, payable }: { readonly view: CardView; readonly payable: boolean }) {
  const { language, content, G } = useTable();
  const { card, cost, isReached, from } = view;
  const level = itemAt(content.craftsmen.byRound, Math.min(5, Math.max(1, G.round)) - 1);
  const many = cost.length > 3 && !cost.some(({ lacks }) => lacks);
  const isGrouped = many || countOfBag(card.cost) > 3;
  const kinds = RESOURCES.filter((kind) => (card.cost[kind] ?? 0) > 0);
  // Four tokens fit only if they are smaller, and beside a river space smaller still.
  const size = (isGrouped ? kinds : cost).length <= 3 ? 17 : isReached ? 14 : 12;
  return (
    <>
      <span
        className={`flex narrow gap-2 at-top row-card-top${isReached ? '' : ' faded'}`}
        aria-hidden="true"
      >
        <span
          className={`grow narrow break-words row-card-title${isLong(card[language]) ? ' row-card-title-long' : ''}`}
        >
          {unbroken(card[language])}
        </span>
        <Bead points={card.vp} size={22} />
      </span>
      <span className="flex grow across narrow gap-2 low row-card-art" aria-hidden="true">
        <GameIcon name={`art-${card.id}`} size={34} />
        <span className="gap" />
        <span className="flex-column rigid gap-2 at-bottom row-card-effect">
          {card.effect.kind !== 'none' && (
            <GameIcon name={`kind-${card.effect.kind}`} size={14} className="faded kind" />
          )}
          <ArtifactIcons effect={card.effect} size={15} craftsman={level} />
        </span>
      </span>
      <span className="flex across narrow bold gap-2 shaded row-card-foot" aria-hidden="true">
        {isGrouped
          ? kinds.map((kind) => {
              const lacks = cost.some((piece) => piece.kind === kind && piece.lacks);
              const count = card.cost[kind] ?? 0;
              return (
                <span
                  key={kind}
                  className={
                    lacks ? 'flex-line nowrap bold gap-2 fx lacks' : 'flex-line nowrap bold gap-2 fx'
                  }
                >
                  {count > 1 && count}
                  <GameIcon name={`res-${kind}`} size={size} />
                </span>
              );
            })
          : cost.map(({ kind, lacks }, index) => (
              <span key={index} className={lacks ? 'lacks' : undefined}>
                <GameIcon name={`res-${kind}`} size={size} />
              </span>
            ))}
        <span className="gap" />
        {!isReached ? (
          <span className="flex-line nowrap bold gap-2 fx">
            <GameIcon name="technology" size={14} />
            {from}
          </span>
        ) : payable ? (
          <GameIcon name="ui-check" size={15} />
        ) : null}
      </span>
    </>
  );
}

/** The full card, and whether the viewer can take and pay for it. */
export function CardTip({ id }: { readonly id: ArtifactId }) {
  const table = useTable();
  const { G, content, viewer, t, legal } = table;
  const payable = viewer !== null && canPayFor(G, viewer, id);
  const { isReached, short, from } = cardView(G, content, viewer, id, payable);
  const ways = legal.build.filter(({ card }) => card === id).length;
  return (
    <div className="flex gap-6 at-top face-tip">
      <CardFace id={id} />
      {viewer !== null && G.row.includes(id) && (
        <div className="flex-column boxed gap-5 size-13 corner-8 inked card-tip">
          {!isReached && <p>{t('table.card.far', { space: from })}</p>}
          {isReached && !payable && short > 0 && <p>{t('table.card.short', { count: short })}</p>}
          {payable && <p>{ways > 1 ? t('table.card.ways', { count: ways }) : t('table.card.payable')}</p>}
          <Suspense>
            <FaceLinks link={`card:${id}`} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
