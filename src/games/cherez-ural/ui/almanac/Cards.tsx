import { useMemo } from 'react';
import { AlmanacCards } from '../../../../table/cards/AlmanacCards';
import { GOODS } from '../../content/terms';
import { FAMILIES } from '../../content/vocabulary';
import { BusinessFace } from '../cards/BusinessFace';
import { SituationFace } from '../cards/SituationFace';
import { WorkerCardFace } from '../cards/WorkerFace';
import { GoodIcon } from '../icons/index';
import { useWords } from '../words';
import { almanacCards, type CherezUralCard, KINDS } from './cardList';
import { isSayKey, useSay } from './words';

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

/** All 54 cards by their faces. */
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
            ofKind: 'business',
            testId: 'almanac-family',
            label: say('family.label'),
            all: say('family.all'),
            values: FAMILIES.map((value) => ({ value, name: t(`terms.family.${value}`) })),
          },
          marks: {
            label: say('goods'),
            values: GOODS.map((value) => ({
              value,
              name: t(`terms.good.${value}`),
              sign: <GoodIcon good={value} size={18} />,
            })),
          },
        }}
      />
    </>
  );
}
