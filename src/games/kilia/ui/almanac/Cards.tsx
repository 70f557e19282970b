import { useMemo } from 'react';
import { AlmanacCards } from '../../../../table/cards/AlmanacCards';
import { GOODS, ZONES } from '../../content/terms';
import { contentOfGame } from '../../position/contentIndex';
import { FullAction, FullContract } from '../cards/FullFace';
import { GoodIcon } from '../icons/index';
import { useWords } from '../words';
import { almanacCards, KINDS, type KiliaCard } from './cardList';
import { isSayKey, useSay } from './words/index';

const faceOf = (card: KiliaCard) =>
  card.kind === 'action' ? <FullAction id={card.id} /> : <FullContract id={card.id} />;

/** All action cards and contracts by their faces. */
export function Cards() {
  const { content, t, language } = useWords();
  const say = useSay();
  const cards = useMemo(
    () => almanacCards(content, contentOfGame({ content: null }), t, language),
    [content, t, language],
  );
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
            ofKind: 'action',
            testId: 'almanac-zone',
            label: say('group.label'),
            all: say('group.all'),
            values: ZONES.map((value) => ({ value, name: t(`terms.zone.${value}`) })),
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
