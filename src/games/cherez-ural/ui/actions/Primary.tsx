import { Glyph } from '../../../../table/controls/Glyph';
import { PrimarySlot, type PrimaryStep } from '../../../../table/frame/bar/PrimarySlot';
import { primaryStep } from '../../view-model/primaryStep';
import type { Choice } from '../../view-model/targets';
import { useOpenDialog, usePick, usePointed, useSelected, useTable } from '../context';
import { GLYPHS } from '../icons/glyphs';
import { GameIcon, GoldIcon, TravelTokenIcon } from '../icons/index';

export function Primary() {
  const step = useStep();
  const { legal } = useTable();
  const { selection } = useSelected();
  const dialog = useOpenDialog();
  const choosing = legal.chooseWorkerCard.length > 0 || legal.draft.length > 0;
  const inDialog = dialog !== null || legal.returnGoods.length > 0 || (choosing && !selection.choiceHidden);
  return <PrimarySlot step={step} inDialog={inDialog} />;
}

/** Returns the gold or the travel token that a choice on the map costs. */
function useCost(): (choice: Choice) => PrimaryStep['cost'] {
  const { t } = useTable();
  return ({ by, cost }) => {
    if (by === 'token')
      return { drawn: <TravelTokenIcon size={16} />, words: t('table.tokens', { count: 1 }) };
    return cost === null
      ? null
      : {
          drawn: (
            <>
              <GoldIcon size={15} />
              {cost}
            </>
          ),
          words: t('terms.gold', { count: cost }),
        };
  };
}

function useStep(): PrimaryStep {
  const costOf = useCost();
  const table = useTable();
  const selected = useSelected();
  const pointed = usePointed();
  const pick = usePick();
  const { t, run, spaceName, legal } = table;
  const { use } = selected;
  const { picked } = pointed;
  const step = primaryStep(table, { ...selected, picked: pointed.picked });
  switch (step.step) {
    case 'reopenChoice':
      return {
        label: t(legal.draft.length > 0 ? 'terms.move.draft' : 'terms.move.chooseWorkerCard'),
        glyph: 'cards',
        // The cards are beside the board, or hidden behind this button.
        reason: selected.selection.choiceHidden ? null : t('table.primary.chooseBeside'),
        press: () => pick({ do: 'hideChoice', hidden: false }),
      };
    case 'place':
      return {
        label: t('terms.move.placeWorkers'),
        glyph: 'check',
        move: 'placeWorkers',
        reason: step.intent === null ? t('table.hint.placeAll') : null,
        press: () => step.intent !== null && run([step.intent]),
      };
    case 'chooseWorker':
      return {
        label: t('table.primary.chooseWorker'),
        glyph: 'players',
        reason: t('table.hint.chooseWorker'),
      };
    case 'chooseSpace':
      return { label: t(`table.primary.choose.${use}`), glyph: 'pin', reason: t('table.primary.onTheMap') };
    case 'go': {
      if (picked === null) return { label: '' };
      const { space, choice } = picked;
      return {
        label: t(`table.primary.go.${use}`, { place: spaceName(space) }),
        cost: costOf(choice),
        sign: use === 'factory' ? <Glyph name={GLYPHS.factory} /> : <GameIcon name={choice.by} size={16} />,
        move: choice.intents[choice.intents.length - 1]?.move,
        press: () => run(choice.intents),
      };
    }
    case 'act':
      return { label: t('table.primary.act'), glyph: 'next', reason: t('table.primary.besides') };
    case 'leaveMarker':
      return {
        label: t('terms.move.leavePilgrimageMarker'),
        glyph: GLYPHS.marker,
        move: step.intent.move,
        press: () => run([step.intent]),
      };
    case 'done':
      return { label: t('table.primary.done'), glyph: 'check', reason: t('table.hint.endTurn') };
    case 'returnGoods':
      return { label: t('table.primary.returnFirst'), reason: t('table.primary.returnFirst') };
    case 'wait':
      return { label: t('table.primary.wait'), glyph: 'log', reason: t('table.hint.wait') };
  }
}
