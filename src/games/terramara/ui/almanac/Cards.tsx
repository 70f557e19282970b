import { useMemo } from 'react';
import { AlmanacCards } from '../../../../table/cards/AlmanacCards';
import { PROCESSED, RESOURCES } from '../../content/terms';
import { CardFace } from '../cards/ArtifactFace';
import { BonusTileFace, CharacterFace, StartCardFace } from '../cards/CharacterFace';
import { Sign } from '../signs/Sign';
import { useWords } from '../words';
import { almanacCards, KINDS, type TerramaraCard } from './cardList';
import { isSayKey, useSay } from './words/index';

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

/** Artifacts, characters, start cards and bonus tiles by their faces. */
export function Cards() {
  const { content, language, t } = useWords();
  const say = useSay();
  const cards = useMemo(() => almanacCards(content, language), [content, language]);
  const fieldName = (field: string) => {
    const key = `field.${field}`;
    return isSayKey(key) ? say(key) : field;
  };
  return (
    <>
      <p className="almanac-note">{say('provenance')}</p>
      <AlmanacCards
        say={say}
        cards={cards}
        faceOf={faceOf}
        fieldName={fieldName}
        filters={{
          kind: {
            label: say('kind.label'),
            all: say('kind.all'),
            values: KINDS.map((value) => ({ value, name: say(`kind.${value}`) })),
          },
          group: {
            ofKind: 'artifact',
            testId: 'almanac-category',
            label: say('category.label'),
            all: say('category.all'),
            values: PROCESSED.map((value) => ({ value, name: t(`terms.category.${value}`) })),
          },
          marks: {
            label: say('marks'),
            values: RESOURCES.map((value) => ({
              value,
              name: t(`terms.resource.${value}`),
              sign: <Sign name={`res-${value}`} size={19} />,
            })),
          },
        }}
      />
    </>
  );
}
