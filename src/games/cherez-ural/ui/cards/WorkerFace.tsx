import { memo } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import { CardFace } from '../../../../table/cards/CardFace';
import type { PlayerColour } from '../../content/playerColours';
import { CAPACITY } from '../../content/setup';
import type { BusinessId, WorkerId } from '../../content/terms';
import type { Stock } from '../../rules/state/state';
import { workerSummary } from '../../rules/workerSummary';
import { workerIcons } from '../../text/cardIcons';
import { workerText } from '../../text/cardText';
import { useTable, useWords } from '../context';
import { WorkerGlyph } from '../icons/index';
import { Load } from '../parts/Load';
import { PlayerShield } from '../parts/PlayerShield';
import { IconRow } from './IconRow';

const HALVES = ['upper', 'lower'] as const;
const EMPTY = { daily: 0, chinese: 0, fur: 0, sable: 0 };

type WorkerCardFaceProps = {
  readonly id: WorkerId;
  /** Null without an owner. */
  readonly colour: PlayerColour | null;
  /** Absent for a worker that isn't in play. */
  readonly load?: { readonly goods: Readonly<Stock>; readonly capacity: number };
  readonly attached?: readonly BusinessId[];
};

export function WorkerCardFace({ id, colour, load, attached = [] }: WorkerCardFaceProps) {
  const { content, language, t } = useWords();
  const card = entryOf(content.workers, id);
  const text = workerText(card, language);
  const icons = workerIcons(card);
  const extra = [...card.upper, ...card.lower].reduce(
    (sum, ability) => ('modify' in ability && ability.modify === 'capacity' ? sum + ability.by : sum),
    0,
  );
  const ours = HALVES.some((field) => !card.known.includes(field));
  return (
    <CardFace
      className={`face-worker player-${colour ?? 'none'}`}
      kind={t('table.card.worker')}
      set={card.set}
      note={ours ? t('table.card.ours') : null}
    >
      <div className="flex-row gap-8 left face-who">
        {colour === null ? (
          <WorkerGlyph worker={id} size={46} />
        ) : (
          <PlayerShield colour={colour} worker={id} size={46} />
        )}
        <div>
          <h3 className="face-title">{text.title}</h3>
        </div>
      </div>
      <p className="flex-row faded gap-8 face-capacity">
        {t('table.card.capacity')}{' '}
        <Load goods={load?.goods ?? EMPTY} capacity={load?.capacity ?? CAPACITY + extra} size={15} />
      </p>
      {HALVES.filter((half) => text[half] !== '').map((half) => (
        <div key={half} className="grid across well gap-8 corner-8 left face-half">
          <IconRow icons={icons[half]} size={22} />
          <p>{text[half]}</p>
        </div>
      ))}
      {attached.length > 0 && (
        <p className="faded left face-attached">
          {t('table.card.attached')}{' '}
          {attached
            .map((business) => entryOf(content.businesses, business).name[language])
            .join(t('kit.comma'))}
        </p>
      )}
    </CardFace>
  );
}

/** A worker card with the worker's present state in the game. */
export const WorkerFace = memo(function WorkerFace({ id }: { readonly id: WorkerId }) {
  const { G, seat, viewer } = useTable();
  const inPlay = G.workers[id];
  const owner = inPlay?.owner ?? viewer;
  return (
    <WorkerCardFace
      id={id}
      colour={owner === null ? null : seat(owner).colour}
      load={
        inPlay === undefined ? undefined : { goods: inPlay.goods, capacity: workerSummary(G, id).capacity }
      }
      attached={inPlay?.attached}
    />
  );
});
