import type { CardList } from '../../../../table/cards/AlmanacCards';
import { PROCESSED, RESOURCES } from '../../content/terms';
import { CardFace } from '../cards/ArtifactFace';
import { BonusTileFace, CharacterFace, StartCardFace } from '../cards/CharacterFace';
import type { Words } from '../context';
import { GameIcon } from '../icons/Icon';
import { almanacCards, KINDS, type TerramaraCard } from './cardList';

function faceOf(card: TerramaraCard) {
  switch (card.kind) {
    case 'artifact':
      return <CardFace id={card.id} />;
    case 'character':
      return <CharacterFace id={card.id} />;
    case 'startCard':
      return <StartCardFace id={card.id} />;
    case 'bonusTile':
      return <BonusTileFace id={card.id} />;
  }
}

/** The almanac's list of artifacts, characters, start cards and bonus tiles. */
export const CARDS: CardList<Words, TerramaraCard> = {
  cardsIn: ({ content, language }) => almanacCards(content, language),
  faceOf,
  kinds: KINDS,
  groups: {
    ofKind: 'artifact',
    testId: 'almanac-category',
    all: ({ t }) => PROCESSED.map((value) => ({ value, name: t(`terms.category.${value}`) })),
  },
  marks: ({ t }) =>
    RESOURCES.map((value) => ({
      value,
      name: t(`terms.resource.${value}`),
      sign: <GameIcon name={`res-${value}`} size={19} />,
    })),
};
