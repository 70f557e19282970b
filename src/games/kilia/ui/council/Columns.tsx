import { memo, type ReactNode, Suspense } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import { useSay } from '../../../../table/context';
import { Tip } from '../../../../table/controls/Tip';
import { arePropsEqual, useStable } from '../../../../table/rendering/useStable';
import type { ActionCard, Contract } from '../../content/vocabulary';
import { abilityName } from '../../text/words';
import { bagPhrase, costOf, rewardOf } from '../../view-model/resources';
import {
  type CardFoot,
  type RowCard,
  type RowContract,
  rowCards,
  rowContracts,
} from '../../view-model/rowStates';
import { pressCard } from '../../view-model/selection';
import type { ColumnView } from '../../view-model/table';
import { ActionFace } from '../cards/ActionFace';
import { ContractFace } from '../cards/ContractFace';
import { FullAction, FullContract } from '../cards/FullFace';
import { ReadyExpansion } from '../cards/ReadyPayment';
import { FaceLinks, usePick, useSelected, useTable, useWords } from '../context';
import { CoinIcon, GameIcon, GoodIcon, ZoneIcon } from '../icons/index';
import { contractPiece, pieceOf } from '../pieces/names';

/** The footer of a card in the row: its current use. */
function Foot({ id, foot }: { readonly id: RowCard['id']; readonly foot: CardFoot }) {
  const { t, content } = useWords();
  const coins = 'coins' in foot && foot.coins > 0 ? <CoinIcon size={21} amount={foot.coins} /> : null;
  switch (foot.foot) {
    case 'expand':
    case 'costs':
      return (
        <>
          {foot.foot === 'expand' && (
            <span className="change-good foot-ok">
              <GameIcon name="check" size={14} />
            </span>
          )}
          {t(foot.foot === 'expand' ? 'column.expand' : 'column.costs')}
          <strong className="inked size-15">{foot.goods}</strong>
          <GoodIcon good={content.zone[entryOf(content.action, id).zone].good} size={17} />
          {coins}
        </>
      );
    case 'merchant':
      return (
        <>
          <GameIcon name="merchant" size={15} />
          {t('column.asMerchant')}
          {coins}
        </>
      );
    case 'ability':
    case 'building':
      return (
        <>
          <span className="change-good foot-ok">
            <GameIcon name="check" size={14} />
          </span>
          {t(foot.foot === 'ability' ? 'column.take' : 'column.build')}
          {coins}
        </>
      );
    case 'owned':
      return t('column.owned');
    case 'off':
      return coins === null ? (
        '–'
      ) : (
        <>
          {t('column.missing')}
          {coins}
        </>
      );
  }
}

/** Returns a function that describes a card's footer in words. */
function useFootWords(): (foot: CardFoot) => string {
  const { t } = useWords();
  return (foot) => {
    const coins = 'coins' in foot && foot.coins > 0 ? t('terms.pieces.coins', { count: foot.coins }) : '';
    switch (foot.foot) {
      case 'expand':
      case 'costs':
        return `${t(`column.${foot.foot}`)}: ${foot.goods}${coins === '' ? '' : ` + ${coins}`}`;
      case 'merchant':
        return [t('column.asMerchant'), coins, foot.why ?? ''].filter((part) => part !== '').join('. ');
      case 'ability':
        return t('column.take');
      case 'building':
        return t('column.build');
      case 'owned':
        return t('column.owned');
      case 'off':
        return foot.why ?? t('kit.notNow');
    }
  };
}

type CardButtonProps = {
  readonly card: RowCard | RowContract;
  readonly kind: 'card' | 'contract';
  readonly piece: string | undefined;
  readonly pile: string;
  readonly full: ReactNode;
  readonly words: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

/** A card of the row as a button. Its tip shows the full card. */
function CardButton({ card, kind, piece, pile, full, words, onPress, children }: CardButtonProps) {
  const { id, column, isChosen, isTarget, isOff } = card;
  const name = `${kind}-${column.column}`;
  const look = [
    'bare block min-0 full left card-button',
    isChosen && 'card-chosen',
    isTarget && 'card-target',
    isOff && 'card-off',
  ].filter(Boolean);
  return (
    <Tip text={full} wide side="right">
      <button
        type="button"
        className={look.join(' ')}
        data-testid={name}
        data-action={name}
        data-row={name}
        data-card={id}
        data-piece={piece}
        data-from={pile}
        data-leaves=""
        data-link-tip=""
        aria-pressed={isChosen}
        onClick={onPress}
      >
        <span className="visually-hidden">{words}</span>
        {children}
      </button>
    </Tip>
  );
}

const CardLinks = ({ id }: Pick<RowCard | RowContract, 'id'>) => (
  <Suspense>
    <FaceLinks link={`card:${id}`} />
  </Suspense>
);

type CardProps = { readonly card: RowCard; readonly words: string; readonly onPress: () => void };

const Card = memo(function Card({ card, words, onPress }: CardProps) {
  const { id, foot } = card;
  const why = foot.foot === 'off' || foot.foot === 'merchant' ? foot.why : null;
  const full = (
    <FullAction id={id} why={why}>
      <ReadyExpansion id={id} />
      <CardLinks id={id} />
    </FullAction>
  );
  return (
    <CardButton {...{ card, full, words, onPress }} kind="card" piece={pieceOf(id)} pile="pile-actions">
      <ActionFace id={id} foot={<Foot id={id} foot={foot} />} isOwned={foot.foot === 'owned'} isSaid />
    </CardButton>
  );
}, arePropsEqual);

type ContractProps = { readonly card: RowContract; readonly words: string; readonly onPress: () => void };

const RowContractCard = memo(function RowContractCard({ card, words, onPress }: ContractProps) {
  const { id } = card;
  const full = (
    <FullContract id={id}>
      <CardLinks id={id} />
    </FullContract>
  );
  return (
    <CardButton
      {...{ card, full, words, onPress }}
      kind="contract"
      piece={contractPiece(id)}
      pile="pile-contracts"
    >
      <ContractFace id={id} isSaid />
    </CardButton>
  );
}, arePropsEqual);

type PlateProps = {
  readonly column: ColumnView;
  readonly keys: number;
  readonly isChosen: boolean;
  readonly isTurn: boolean;
};

const Plate = memo(function Plate({ column: place, keys, isChosen, isTurn }: PlateProps) {
  const { column, keys: needs, price, cost } = place;
  const { t } = useWords();
  const isFree = cost === 0;
  const words = t(isFree ? 'column.plateFree' : 'column.plateCosts', {
    column,
    keys: needs,
    price,
    has: keys,
  });
  return (
    <Tip text={words} side="bottom">
      <p
        className={`flex-row spread narrow faded boxed gap-4 size-13 semibold plate${isFree ? ' shaded inked' : ''}${isChosen ? ' lit-thick' : ''}`}
        role="img"
        aria-label={words}
      >
        <span className="flex-line gap-4">
          <ZoneIcon zone="castle" size={13} />
          {needs}
        </span>
        {isFree && (
          <span className="flex-line bold gap-4 change-good plate-word">
            {isTurn && <GameIcon name="check" size={13} />}
            {t('column.free')}
          </span>
        )}
        <CoinIcon size={20} amount={price} />
      </p>
    </Tip>
  );
}, arePropsEqual);

/** The two rows: five columns, each with a contract, a plate and an action card. */
export const Columns = memo(function Columns() {
  const table = useTable();
  const { t, columns, content, board, below, refusal, language } = table;
  const { plan, picks } = useSelected();
  const pick = usePick();
  const say = useSay();
  const footWords = useFootWords();
  const cards = rowCards(table, plan);
  const contracts = rowContracts(table, plan);
  const press = useStable((index: number) => {
    const card = cards[index];
    if (card === null || card === undefined) return;
    if (plan.kind === 'ability' || plan.kind === 'building') {
      if (card.isTarget)
        pick({ do: 'pick', picks: { taken: card.id, turned: picks.taken === card.id && !picks.turned } });
      else if ('why' in card.foot && card.foot.why !== null) say(card.foot.why);
      else if (card.foot.foot === 'owned') say(refusal('takeAbility', card.id) ?? t('column.owned'));
      return;
    }
    if (card.foot.foot === 'off' || !table.myTurn) {
      const why = 'why' in card.foot ? card.foot.why : null;
      say(why ?? t('kit.notNow'));
      return;
    }
    pick({ do: 'pick', picks: pressCard(picks, card.id, plan.kind === 'merchant' ? 'expand' : 'merchant') });
  });
  const take = useStable((index: number) => {
    const card = contracts[index];
    if (card === null || card === undefined) return;
    if (card.isTarget) pick({ do: 'pick', picks: { taken: card.id } });
    else if (plan.kind === 'contract') say(refusal('takeContract', card.id) ?? t('kit.notNow'));
    else say(t('column.contractNotNow'));
  });
  const { keys } = board(below);
  const cardWords = ({ zone, ability }: ActionCard) => ({
    zone: t(`terms.zone.${zone}`),
    ability: abilityName(ability, language),
  });
  const contractWords = (contract: Contract) => ({
    cost: bagPhrase(costOf(contract), t),
    reward: bagPhrase(rewardOf(contract), t),
    points: contract.points,
  });
  return (
    <section className="grid middle narrow columns" aria-label={t('column.row')}>
      {columns.map((column, index) => {
        const card = cards[index];
        const contract = contracts[index];
        const at = { column: column.column };
        return [
          contract === null || contract === undefined ? (
            <p
              key="c"
              className="contract-empty"
              role="img"
              data-row={`contract-${column.column}`}
              aria-label={t('column.emptyContract', at)}
            />
          ) : (
            <RowContractCard
              key={`c${column.column}`}
              card={contract}
              words={t('column.contract', {
                ...at,
                ...contractWords(entryOf(content.contract, contract.id)),
              })}
              onPress={() => take(index)}
            />
          ),
          <Plate
            key={`p${column.column}`}
            column={column}
            keys={keys}
            isTurn={table.myTurn}
            isChosen={card?.isChosen === true || contract?.isChosen === true}
          />,
          card === null || card === undefined ? (
            <p
              key={`a${column.column}`}
              className="acard-empty"
              role="img"
              data-row={`card-${column.column}`}
              aria-label={t('column.emptyCard', at)}
            />
          ) : (
            <Card
              key={`a${column.column}`}
              card={card}
              words={t('column.card', {
                ...at,
                ...cardWords(entryOf(content.action, card.id)),
                foot: footWords(card.foot),
              })}
              onPress={() => press(index)}
            />
          ),
        ];
      })}
    </section>
  );
});
