import type { CardList } from '../../../../table/cards/AlmanacCards';
import { GOODS } from '../../content/terms';
import { FAMILIES } from '../../content/vocabulary';
import { BusinessFace } from '../cards/BusinessFace';
import { SituationFace } from '../cards/SituationFace';
import { WorkerCardFace } from '../cards/WorkerFace';
import type { Words } from '../context';
import { GoodIcon } from '../icons/index';
import { almanacCards, type CherezUralCard, KINDS } from './cardList';

function faceOf(card: CherezUralCard) {
  switch (card.kind) {
    case 'business':
      return <BusinessFace id={card.id} />;
    case 'worker':
      return <WorkerCardFace id={card.id} colour={null} />;
    case 'situation':
      return <SituationFace id={card.id} />;
  }
}

export const CARDS: CardList<Words, CherezUralCard> = {
  cardsIn: ({ content, language }) => almanacCards(content, language),
  faceOf,
  kinds: KINDS,
  groups: {
    ofKind: 'business',
    testId: 'almanac-family',
    all: ({ t }) => FAMILIES.map((value) => ({ value, name: t(`terms.family.${value}`) })),
  },
  marks: ({ t }) =>
    GOODS.map((value) => ({
      value,
      name: t(`terms.good.${value}`),
      sign: <GoodIcon good={value} size={18} />,
    })),
};
