import { useState } from 'react';
import { ActionButton } from '../../../../table/controls/ActionButton';
import { Dialog } from '../../../../table/dialogs/Dialog';
import { artifactOf } from '../../position/cards';
import { assignments, bagOf, columnsOf, nearest, sameBag } from '../../position/paying';
import { CardFace } from '../cards/ArtifactFace';
import { usePick, useTable } from '../context';
import { Tokens } from '../signs/Effects';
import { Sign } from '../signs/Sign';
import { Afterwards } from './Afterwards';

/** What to pay: one column for each resource that the card asks for, in it every way to cover that one. */
export function BuildDialog({ card }: { readonly card: string }) {
  const { t, legal, run, content, language, G, viewer } = useTable();
  const pick = usePick();
  const ways = legal.build.filter((build) => build.card === card).map(({ pay }) => pay);
  const artifact = artifactOf(content, card);
  const columns = columnsOf(artifact.cost);
  const [chosen, setChosen] = useState(() => assignments(columns, ways)[0] ?? []);
  const close = () => pick({ do: 'close' });
  if (ways.length === 0 || viewer === null) return null;
  const owned = G.players[viewer].resources;
  const pay = bagOf(chosen);
  const offered = columns.map((kind, index) =>
    [
      ...new Set(
        assignments(columns, ways).flatMap((way) =>
          columns.flatMap((each, at) => (each === kind ? [way[at]] : [])),
        ),
      ),
    ].map((option) => ({ option, isOn: chosen[index] === option })),
  );
  return (
    <Dialog
      testId="build-dialog"
      title={t('table.build.title', { card: artifact[language] })}
      subtitle={t('table.card.ways', { count: ways.length })}
      emblem={<Sign name={`art-${card}`} size={40} />}
      size="full"
      onClose={close}
      foot={
        <>
          <span className="dialog-aside">{t('table.build.after')}</span>
          <span className="gap" />
          <ActionButton testId="cancel" label={t('kit.cancel')} reason={null} onPress={close} />
          <ActionButton
            testId="confirm"
            look="primary"
            glyph="check"
            label={
              <>
                {t('table.action.build')}
                <span className="btn-cost">
                  <Tokens bag={pay} size={20} most={4} />
                </span>
              </>
            }
            reason={ways.some((way) => sameBag(way, pay)) ? null : t('table.build.notSo')}
            onPress={() => run([{ move: 'build', args: [{ card, pay }] }])}
          />
        </>
      }
    >
      <div className="build">
        <CardFace id={card} flat />
        <div className="build-plan">
          <div className="build-columns">
            {columns.map((kind, index) => (
              <fieldset key={index} className="build-column">
                <legend>
                  <Sign name={`res-${kind}`} size={28} />
                  <span>
                    <strong>{t(`terms.resource.${kind}`)}</strong>
                    <br />
                    {t('table.build.nth', { nth: index + 1, count: columns.length })}
                  </span>
                </legend>
                {offered[index].map(({ option, isOn }) => (
                  // biome-ignore lint/a11y/useSemanticElements: signs and words are the choice, no input can hold them
                  <button
                    key={option ?? 'none'}
                    type="button"
                    role="radio"
                    aria-checked={isOn}
                    className={isOn ? 'one-option one-option-on' : 'one-option'}
                    data-testid={`pay-${index}-${option ?? 'none'}`}
                    onClick={() => setChosen(nearest(columns, ways, chosen, index, option))}
                  >
                    {option === null ? (
                      <Sign name="ui-check" size={24} />
                    ) : (
                      <Sign name={`res-${option}`} size={26} />
                    )}
                    <span>
                      <strong>
                        {option === null ? t('table.build.spared') : t(`terms.resource.${option}`)}
                      </strong>
                      <br />
                      <span className="option-words">
                        {option === null
                          ? t('table.build.reduced')
                          : option === kind
                            ? t('table.have', { count: owned[option] })
                            : t('table.build.standsIn', { count: owned[option] })}
                      </span>
                    </span>
                  </button>
                ))}
              </fieldset>
            ))}
          </div>
          <Afterwards out={pay} />
        </div>
      </div>
    </Dialog>
  );
}
