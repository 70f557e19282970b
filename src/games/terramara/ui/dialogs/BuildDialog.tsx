import { useState } from 'react';
import { signed } from '../../../../language/signed';
import { itemAt } from '../../../../rules-kit/indexed';
import { ActionButton } from '../../../../table/controls/ActionButton';
import { Dialog } from '../../../../table/dialogs/Dialog';
import { MoveFoot } from '../../../../table/dialogs/MoveFoot';
import { OptionButton } from '../../../../table/dialogs/OptionButton';
import { RadioGroup } from '../../../../table/dialogs/RadioGroup';
import { type ArtifactId, LEVELS } from '../../content/terms';
import { playerOf } from '../../rules/state/state';
import { changeByBuilding } from '../../view-model/building';
import { artifactOf } from '../../view-model/cards';
import { assignments, bagOf, columnsOf, nearest, readyPayments, sameBag } from '../../view-model/paying';
import { CardFace } from '../cards/ArtifactFace';
import { usePick, useTable } from '../context';
import { METRIC_ICONS, Tokens } from '../icons/Effects';
import { Bead, GameIcon } from '../icons/Icon';
import { Afterwards } from './Afterwards';

/** Chooses a payment, with a column per resource of the cost that lists the ways to cover it. */
export function BuildDialog({ card }: { readonly card: ArtifactId }) {
  const { t, legal, run, content, language, G, viewer } = useTable();
  const pick = usePick();
  const ways = legal.build.filter((build) => build.card === card).map(({ pay }) => pay);
  const artifact = artifactOf(content, card);
  const columns = columnsOf(artifact.cost);
  const [chosen, setChosen] = useState(() => assignments(columns, ways)[0] ?? []);
  const close = () => pick({ do: 'close' });
  if (ways.length === 0 || viewer === null) return null;
  const owned = playerOf(G, viewer).resources;
  const pay = bagOf(chosen);
  const ready = readyPayments(ways);
  const { artifacts, category, points } = changeByBuilding(G, viewer, card, artifact.category);
  const craftsmen = LEVELS.flatMap((level) =>
    Array.from({ length: playerOf(G, viewer).craftsmen.ready[level] }, (_, index) => ({ level, index })),
  );
  const nth = (index: number) => t('table.build.nth', { nth: index + 1, count: columns.length });
  const offered = columns.map((kind, index) =>
    [
      ...new Set(
        assignments(columns, ways).flatMap((way) =>
          columns.flatMap((each, at) => (each === kind ? [itemAt(way, at)] : [])),
        ),
      ),
    ].map((option) => ({ option, isOn: chosen[index] === option })),
  );
  return (
    <Dialog
      testId="build-dialog"
      title={t('table.build.title', { card: artifact[language] })}
      subtitle={t('table.card.ways', { count: ways.length })}
      emblem={<GameIcon name={`art-${card}`} size={40} />}
      size="full"
      aside={
        ready.length > 1 && (
          <span className="flex wrap gap-6 to-end ready-payments">
            {ready.slice(0, 4).map((each) => (
              <ActionButton
                key={each.keeps}
                testId={`keep-${each.keeps}`}
                label={t('table.build.keep', { what: t(`terms.resource.${each.keeps}`) })}
                pressed={sameBag(each.pay, pay)}
                onPress={() => setChosen(itemAt(assignments(columns, [each.pay]), 0))}
              />
            ))}
          </span>
        )
      }
      onClose={close}
      foot={
        <MoveFoot
          confirm={
            <>
              {t('table.action.build')}
              <span className="btn-cost">
                <Tokens bag={pay} size={20} most={4} />
              </span>
            </>
          }
          reason={ways.some((way) => sameBag(way, pay)) ? null : t('table.build.notSo')}
          onConfirm={() => run([{ move: 'build', args: [{ card, pay }] }])}
          onCancel={close}
          move="build"
        >
          <span className="faded dialog-aside">{t('table.build.after')}</span>
        </MoveFoot>
      }
    >
      <div className="flex at-top build">
        <CardFace id={card} flat />
        <div className="grow narrow">
          <div className="flex gap-10 build-columns">
            {columns.map((kind, index) => (
              <RadioGroup
                key={index}
                className="flex-column grow well gap-8 corner-8 build-column"
                label={`${t(`terms.resource.${kind}`)}${t('kit.comma')}${nth(index)}`}
              >
                <p className="flex-row faded gap-9 size-12-6 line-1-25">
                  <GameIcon name={`res-${kind}`} size={28} />
                  <span>
                    <strong className="inked title-15">{t(`terms.resource.${kind}`)}</strong>
                    <br />
                    {nth(index)}
                  </span>
                </p>
                {!itemAt(offered, index).some(({ option }) => option === kind) && (
                  <span className="option option-off">
                    <GameIcon name={`res-${kind}`} size={26} />
                    <span>
                      <strong>{t(`terms.resource.${kind}`)}</strong>
                      <br />
                      <span className="faded size-13 plain option-words">
                        {t('table.build.lacking', { count: owned[kind] })}
                      </span>
                    </span>
                  </span>
                )}
                {itemAt(offered, index).map(({ option, isOn }) => (
                  <OptionButton
                    key={option ?? 'none'}
                    testId={`pay-${index}-${option ?? 'none'}`}
                    isChosen={isOn}
                    onPress={() => setChosen(nearest(columns, ways, chosen, index, option))}
                  >
                    {option === null ? (
                      <GameIcon name="ui-check" size={24} />
                    ) : (
                      <GameIcon name={`res-${option}`} size={26} />
                    )}
                    <span>
                      <strong>
                        {option === null ? t('table.build.spared') : t(`terms.resource.${option}`)}
                      </strong>
                      <br />
                      <span className="faded size-13 plain option-words">
                        {option === null
                          ? t('table.build.reduced')
                          : option === kind
                            ? t('table.have', { count: owned[option] })
                            : t('table.build.standsIn', { count: owned[option] })}
                      </span>
                    </span>
                  </OptionButton>
                ))}
              </RadioGroup>
            ))}
          </div>
          {legal.useCraftsman.length > 0 && (
            <p className="flex-row well gap-10 corner-8 process-first">
              {craftsmen.slice(0, 4).map(({ level, index }) => (
                <GameIcon key={`${level}${index}`} name={`craftsman-${level}`} size={26} />
              ))}
              <span>
                <strong>{t('table.build.processFirst')}</strong>{' '}
                {t('table.build.processWords', {
                  count: craftsmen.reduce((sum, { level }) => sum + level, 0),
                })}
              </span>
              <span className="gap" />
              <ActionButton
                testId="process-first"
                label={t('table.action.process')}
                onPress={() => pick({ do: 'open', dialog: { kind: 'process' } })}
              />
            </p>
          )}
          <div className="flex gap-10 build-after">
            <Afterwards out={pay} />
            <div className="corner-8 shaded afterwards">
              <h3 className="faded semibold size-13">{t('table.build.changes')}</h3>
              <ul className="flex-column gap-3 size-13">
                <li className="flex-row gap-8">
                  <Bead points={artifact.vp} size={22} />
                  {t('table.build.onCard')}
                </li>
                <li className="flex-row gap-8">
                  <GameIcon name={METRIC_ICONS.artifacts} size={17} />
                  {t('table.build.artifacts', { before: artifacts[0], after: artifacts[1] })}
                </li>
                <li className="flex-row gap-8">
                  <GameIcon name={METRIC_ICONS.sameCategory} size={17} />
                  {t('table.build.category', {
                    what: t(`terms.resource.${artifact.category}`),
                    before: category[0],
                    after: category[1],
                  })}
                </li>
                {points
                  .filter(({ source }) => source !== 'artifacts')
                  .map(({ source, amount }) => (
                    <li key={source} className="flex-row gap-8">
                      <GameIcon name="kind-end" size={16} />
                      {t('table.build.points', {
                        source: t(`terms.source.${source}`),
                        amount: signed(amount),
                      })}
                    </li>
                  ))}
              </ul>
            </div>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
