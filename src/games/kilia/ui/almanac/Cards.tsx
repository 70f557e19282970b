import type { CardList } from '../../../../table/cards/AlmanacCards';
import { GOODS, ZONES } from '../../content/terms';
import { contentOfGame } from '../../view-model/contentIndex';
import { FullAction, FullContract } from '../cards/FullFace';
import type { Words } from '../context';
import { GoodIcon } from '../icons/index';
import { almanacCards, KINDS, type KiliaCard } from './cardList';

const faceOf = (card: KiliaCard) =>
  card.kind === 'action' ? <FullAction id={card.id} /> : <FullContract id={card.id} />;

export const CARDS: CardList<Words, KiliaCard> = {
  cardsIn: ({ content, t, language }) => almanacCards(content, contentOfGame({ content: null }), t, language),
  faceOf,
  kinds: KINDS,
  groups: {
    ofKind: 'action',
    testId: 'almanac-zone',
    all: ({ t }) => ZONES.map((value) => ({ value, name: t(`terms.zone.${value}`) })),
  },
  marks: ({ t }) =>
    GOODS.map((value) => ({
      value,
      name: t(`terms.good.${value}`),
      sign: <GoodIcon good={value} size={18} />,
    })),
};
