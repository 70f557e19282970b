import { memo } from 'react';
import { useSay } from '../../../../table/context';
import { COLOURS } from '../../content/terms';
import { playerOf } from '../../rules/state/state';
import { cellsOf } from '../../view-model/board';
import { ContractFace } from '../cards/ContractFace';
import { usePick, useSelected, useTable } from '../context';
import { GoodIcon, Seal } from '../icons/index';
import { Building } from '../pieces/Building';

/** The choice of colours (R1.7): each with its seal, printed building, missing good and starting contract. */
export const Colours = memo(function Colours() {
  const { t, content, legal, G, seat, refusal } = useTable();
  const { plan } = useSelected();
  const pick = usePick();
  const say = useSay();
  return (
    <section className="grid fill gap-12 colours" aria-label={t('colours.title')}>
      {COLOURS.map((colour) => {
        const zone = content.zones.find((candidate) => candidate.colour === colour);
        if (zone === undefined) return null;
        const owner = G.turnOrder.find((id) => playerOf(G, id).colour === colour);
        const start = content.contracts.find(({ starting }) => starting === colour);
        const isChosen = plan.kind === 'colour' && plan.colour === colour;
        return (
          <button
            key={colour}
            type="button"
            className={`flex-column across min-0 boxed gap-5 corner-9 colour zone-${zone.id}${isChosen ? ' colour-chosen' : ''}${owner === undefined ? '' : ' faded colour-taken'}`}
            data-testid={`colour-${colour}`}
            aria-pressed={isChosen}
            onClick={() =>
              legal.chooseColour.includes(colour)
                ? pick({ do: 'pick', picks: { colour } })
                : say(refusal('chooseColour', colour) ?? t('kit.notNow'))
            }
          >
            <Seal zone={zone.id} size={52} />
            <strong className="colour-name">
              {t(`terms.colour.${colour}`)} · {t(`terms.zone.${zone.id}`)}
            </strong>
            {owner === undefined ? (
              <span className="flex-line faded gap-5">
                <GoodIcon good={zone.good} size={17} />
                {t('colours.lacks', { good: t(`terms.goodLow.${zone.good}`) })}
              </span>
            ) : (
              <span className="flex-line faded gap-5">{t('colours.taken', { name: seat(owner).name })}</span>
            )}
            <span className="grow low full-width">
              <Building
                cells={cellsOf(content, { card: 'home', turned: false }, zone.good)}
                gable="warehouse"
                ratio={1.9}
              />
            </span>
            {start !== undefined && (
              <span className="colour-contract">
                <ContractFace id={start.id} />
              </span>
            )}
          </button>
        );
      })}
    </section>
  );
});
