import { PrimarySlot, type PrimaryStep } from '../../../../table/frame/bar/PrimarySlot';
import type { PlayerID } from '../../content/terms';
import type { Choice } from '../../rules/state/state';
import { type Deal, dealOf, dealWords, intentOf } from '../../view-model/deal';
import { isAnythingReady, type Legal } from '../../view-model/legal';
import { nextNeutral } from '../../view-model/spaces';
import { landName } from '../../view-model/tell';
import { useOpenDialog, usePick, useSelected, useTable } from '../context';
import { Tokens } from '../icons/Effects';
import { Bead, GameIcon } from '../icons/Icon';

export function Primary() {
  const step = useStep();
  const { choice, viewer, legal } = useTable();
  const { selection } = useSelected();
  const dialog = useOpenDialog();
  const asks = isAsked(choice, viewer, legal) && !selection.choiceHidden;
  return <PrimarySlot step={step} inDialog={dialog !== null || asks} />;
}

/** Whether the player has to make a decision, which a dialog asks for or a step on the road answers. */
const isAsked = (choice: Choice | null, viewer: PlayerID | null, legal: Legal): boolean =>
  choice?.owner === viewer || legal.draft.length + legal.chooseTiles.length + legal.growUp.length > 0;

/** Draws what a move costs and brings. The hint line draws the effects of a space. */
function useDeal(): (deal: Deal) => Pick<PrimaryStep, 'cost' | 'gain'> {
  const { language } = useTable();
  return (deal) => {
    const { resources, military, vp } = deal;
    const { cost, gain } = dealWords(deal, language);
    return {
      cost:
        cost === null
          ? null
          : {
              words: cost,
              drawn:
                military > 0 ? (
                  <>
                    −{military}
                    <GameIcon name="military" size={14} />
                  </>
                ) : (
                  <Tokens bag={resources} size={17} most={3} />
                ),
            },
      gain: gain === null ? null : { words: gain, drawn: vp > 0 ? <Bead points={vp} size={18} /> : null },
    };
  };
}

function useStep(): PrimaryStep {
  const table = useTable();
  const { t, run, legal, viewer, myTurn, dyeOf, ctx, G, language, choice } = table;
  const { selection, worker, spaces } = useSelected();
  const deal = useDeal();
  const pick = usePick();
  const nothing = (label: string, reason: string): PrimaryStep => ({ label, reason });
  if (viewer === null || !myTurn || ctx.gameover !== undefined)
    return nothing(t('table.primary.wait'), t('table.hint.wait'));
  if (selection.choiceHidden)
    return {
      label: t('table.primary.choose'),
      press: () => pick({ do: 'hideChoice', hidden: false }),
    };
  if (legal.step.length > 0) return nothing(t('table.primary.step'), t('table.hint.step'));
  if (isAsked(choice, viewer, legal)) return nothing(t('table.primary.asked'), t('table.hint.asked'));
  const intent = intentOf({ legal }, selection, worker);
  const move: Pick<PrimaryStep, 'cost' | 'gain' | 'move' | 'press'> = {
    ...deal(dealOf(table, intent)),
    move: intent?.move,
    press: () => intent !== null && run([intent]),
  };
  if (worker !== null || legal.placeNeutral.length > 0) {
    const space = spaces.find(({ id }) => id === selection.space);
    if (space === undefined) return nothing(t('table.primary.space'), t('table.hint.space'));
    return {
      ...move,
      label: t('table.primary.place', { place: landName(space, t, language) }),
      sign: (
        <GameIcon
          name={`${worker ?? 'explorer'}-${dyeOf(worker === null ? (nextNeutral(G) ?? viewer) : viewer)}`}
          size={24}
          className="piece"
        />
      ),
    };
  }
  if (intent !== null && selection.card !== null)
    return {
      ...move,
      label: t(intent.move === 'build' ? 'table.action.build' : 'table.action.reserve'),
      sign: <GameIcon name={`art-${selection.card}`} size={22} />,
    };
  if (selection.isReserving || legal.build.length > 0)
    return nothing(t('table.primary.card'), t('table.hint.card'));
  return nothing(
    t(isAnythingReady(legal) ? 'table.primary.more' : 'table.primary.done'),
    t('table.hint.endTurn'),
  );
}
