import { useMemo, useState } from 'react';
import { Dialog } from '../../../../table/dialogs/Dialog';
import { MoveFoot } from '../../../../table/dialogs/MoveFoot';
import { OptionButton } from '../../../../table/dialogs/OptionButton';
import { RadioGroup } from '../../../../table/dialogs/RadioGroup';
import { ResourceStepper } from '../../../../table/resources/ResourceStepper';
import { useResources } from '../../../../table/resources/useResources';
import { LEVELS, type Level, RAW, type Raw } from '../../content/terms';
import { playerOf } from '../../rules/state/state';
import { effectsText } from '../../text/cardText';
import { resourcesPhrase } from '../../text/words';
import { turned } from '../../view-model/cards';
import { usePick, useTable } from '../context';
import { Effects } from '../icons/Effects';
import { GameIcon } from '../icons/Icon';
import { Afterwards } from './Afterwards';

/** Processes raw resources with a ready craftsman, up to the number of its level (S3.6). */
export function ProcessDialog() {
  const { t, legal } = useTable();
  const ready = LEVELS.filter((level) => legal.useCraftsman.some((use) => use.level === level));
  const [picked, setPicked] = useState<Level>(ready[ready.length - 1] ?? 1);
  const level = ready.includes(picked) ? picked : (ready[0] ?? 1);
  return (
    <Process key={level} level={level}>
      <RadioGroup className="flex gap-8 levels" label={t('table.craftsmen')}>
        {ready.map((each) => (
          <OptionButton
            key={each}
            testId={`craftsman-${each}`}
            isChosen={each === level}
            onPress={() => setPicked(each)}
          >
            <GameIcon name={`craftsman-${each}`} size={30} />
            {t('table.processUpTo', { count: each })}
          </OptionButton>
        ))}
      </RadioGroup>
    </Process>
  );
}

function Process({ level, children }: { readonly level: Level; readonly children: React.ReactNode }) {
  const { t, legal, run, G, viewer, refusal, language } = useTable();
  const pick = usePick();
  const list = useMemo(
    () =>
      legal.useCraftsman
        .filter((use) => use.level === level)
        .map(({ convert }) => ({ out: convert, in: {} })),
    [legal.useCraftsman, level],
  );
  const bags = useResources<Raw>(RAW, list);
  const { chosen, isListed } = bags;
  const made = Object.fromEntries(RAW.map((raw) => [turned(raw), chosen.out[raw] ?? 0]));
  return (
    <Dialog
      testId="process-dialog"
      title={t('table.action.process')}
      subtitle={t('table.hint.process')}
      emblem={<GameIcon name={`craftsman-${level}`} size={38} />}
      onClose={() => pick({ do: 'close' })}
      foot={
        <MoveFoot
          confirm={
            Object.keys(chosen.out).length === 0
              ? t('table.action.process')
              : t('table.take.convert', { what: resourcesPhrase(chosen.out, language) })
          }
          reason={
            isListed(chosen)
              ? null
              : (refusal('useCraftsman', { level, convert: chosen.out }) ?? t('table.pickOne'))
          }
          onConfirm={() => run([{ move: 'useCraftsman', args: [{ level, convert: chosen.out }] }])}
          onCancel={() => pick({ do: 'close' })}
        />
      }
    >
      {children}
      <div className="bag-rows">
        {RAW.map((raw) => (
          <div key={raw} className="bag-row">
            <span className="bag-kind">
              <GameIcon name={`res-${raw}`} size={28} />
              {t(`terms.resource.${raw}`)}
              <GameIcon name="arrow" size={15} />
              <GameIcon name={`res-${turned(raw)}`} size={28} />
            </span>
            <span>
              {t('table.have', { count: viewer === null ? 0 : playerOf(G, viewer).resources[raw] })}
            </span>
            <ResourceStepper
              bags={bags}
              side="out"
              kind={raw}
              testId={`process-${raw}`}
              label={t(`terms.resource.${raw}`)}
            />
          </div>
        ))}
      </div>
      <Afterwards out={chosen.out} in={made} />
    </Dialog>
  );
}

/** Uses one of the Householder's remaining bonus tiles (S8.6). */
export function BonusTilesDialog() {
  const table = useTable();
  const { t, legal, run, G, viewer, content, refusal, language } = table;
  const pick = usePick();
  const tiles = viewer === null ? [] : playerOf(G, viewer).bonusTiles;
  return (
    <Dialog
      testId="bonus-dialog"
      title={t('table.action.bonusTile')}
      subtitle={t('table.hint.bonusTile')}
      onClose={() => pick({ do: 'close' })}
    >
      <div className="flex-column grow gap-8 one-of">
        {tiles.map((id) => {
          const can = legal.useBonusTile.includes(id);
          const effects = content.bonusTiles.find((tile) => tile.id === id)?.do ?? [];
          return (
            <OptionButton
              key={id}
              testId={`option-${id}`}
              refusal={can ? null : (refusal('useBonusTile', id) ?? '')}
              onPress={() => run([{ move: 'useBonusTile', args: [id] }])}
            >
              <span className="flex-line corner-5 bonus-tile">
                <Effects effects={effects} size={18} />
              </span>
              <span className="faded size-13 plain option-words">{effectsText(effects, language)}</span>
            </OptionButton>
          );
        })}
      </div>
    </Dialog>
  );
}
