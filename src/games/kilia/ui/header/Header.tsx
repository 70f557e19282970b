import { memo, type ReactNode } from 'react';
import { itemAt } from '../../../../rules-kit/indexed';
import { Tip } from '../../../../table/controls/Tip';
import { Header as HeaderFrame } from '../../../../table/frame/Header';
import { upcoming } from '../../view-model/table';
import { useTable } from '../context';
import { GameIcon, Seal } from '../icons/index';

/** The order of the round: crest, players in turn order, council phase with or without a voyage. */
function Order() {
  const { t, G, order, seat, ctx, isOver } = useTable();
  const isCouncil = ctx.phase === 'council';
  const starts = t('header.crest', { name: seat(itemAt(G.turnOrder, 0)).name });
  return (
    <ol className="flex-row well gap-3 order" aria-label={t('header.order', { round: G.round })}>
      <Tip text={starts} side="bottom">
        <li className="faded inline-flex" aria-label={starts}>
          <GameIcon name="crest" size={23} />
        </li>
      </Tip>
      {order.map(({ id, state }) => {
        const { name, zone } = seat(id);
        return (
          <li
            key={id}
            className={`flex-line gap-6 relative order-${state}${state === 'now' ? ' lit-thick' : ''}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Seal zone={zone} size={23} />
            {state === 'done' && (
              <span className="centred absolute disc paper change-good order-check">
                <GameIcon name="check" size={10} />
              </span>
            )}
            <span
              className={state === 'now' ? 'clip bold size-12-6 break-words order-name' : 'visually-hidden'}
            >
              {name}
            </span>
            <span className="visually-hidden">{t(`header.state.${state}`)}</span>
          </li>
        );
      })}
      <Tip text={t('header.council')} side="bottom">
        <li
          className={`faded inline-flex order-phase${isCouncil ? ' order-phase-now' : ''}`}
          aria-label={t('header.council')}
        >
          <GameIcon name="wheel" size={20} />
        </li>
      </Tip>
      {!G.final && !isOver && (
        <Tip text={t('header.voyage')} side="bottom">
          <li className="faded inline-flex order-phase" aria-label={t('header.voyage')}>
            <svg className="icon" width="20" height="20" viewBox="-12 -12 24 24" aria-hidden="true">
              <path
                fill="currentColor"
                d="M-10.2 4.6H10.2L7.2 10H-7.2ZM-.9-10.4H.9V4H-.9ZM-2.2-8.4V2.8H-9.4C-8.4-1-5.4-6-2.2-8.4ZM2.2-6.8V2.8H8.4C7.6-.8 5.2-4.6 2.2-6.8Z"
              />
            </svg>
          </li>
        </Tip>
      )}
    </ol>
  );
}

/** Shows how close the last round is: the most chips that any player has placed. */
function ChipNotice() {
  const { t, G, board, seat, content } = useTable();
  if (G.final)
    return (
      <Tip text={t('header.lastRoundSays')} side="bottom">
        <p className="flex-line narrow nowrap faded bold well gap-5 corner-5 chip-notice chip-notice-last">
          {t('header.lastRound')}
        </p>
      </Tip>
    );
  const placed = (id: string) => Math.min(content.setup.chips, board(id).markers);
  const most = Math.max(...G.turnOrder.map(placed));
  return (
    <Tip text={t('header.chipsHint')} side="bottom">
      <p className="flex-line narrow nowrap faded well gap-5 corner-5 chip-notice">
        {most === 0 ? (
          t('header.chipsNone')
        ) : (
          <>
            <span className="cut">{t('header.chipsMost')}</span> <strong className="inked">{most}</strong>
            {G.turnOrder
              .filter((id) => placed(id) === most)
              .map((id) => (
                <Seal key={id} zone={seat(id).zone} size={19} title={seat(id).name} />
              ))}
          </>
        )}
      </p>
    </Tip>
  );
}

export const Header = memo(function Header({ shell }: { readonly shell: ReactNode }) {
  const table = useTable();
  const { t, G, isOver, ctx, board, content } = table;
  const most = Math.max(...G.turnOrder.map((id) => Math.min(content.setup.chips, board(id).markers)));
  return (
    <HeaderFrame shell={shell} G={G} next={upcoming(table)}>
      <h1 className="brand-name">{t('terms.wordmark')}</h1>
      <p className="round-name">
        {isOver
          ? t('header.over')
          : ctx.phase === 'colours'
            ? t('log.colours')
            : t('header.round', { round: G.round })}
        <span className="round-detail">{t('header.mostShort', { chips: most })}</span>
      </p>
      <Order />
      {!isOver && <ChipNotice />}
    </HeaderFrame>
  );
});
