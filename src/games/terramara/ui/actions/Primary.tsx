import { PrimarySlot, type PrimaryStep } from '../../../../table/frame/bar/PrimarySlot';
import type { LegalMove } from '../../rules/moves';
import { artifactOf } from '../../view-model/cards';
import type { Legal } from '../../view-model/legal';
import { nextNeutral } from '../../view-model/spaces';
import { landName } from '../../view-model/tell';
import { useOpenDialog, usePick, useSelected, useTable } from '../context';
import { GameIcon } from '../icons/Icon';

export function Primary() {
  const step = useStep();
  const { choice, viewer, legal } = useTable();
  const { selection } = useSelected();
  const dialog = useOpenDialog();
  const asks = (choice?.owner === viewer || asksFirst(legal)) && !selection.choiceHidden;
  return <PrimarySlot step={step} inDialog={dialog !== null || asks} />;
}

/** Whether a dialog asks for a decision before the round's turns. */
const asksFirst = ({ draft, chooseTiles, growUp }: Legal): boolean =>
  draft.length + chooseTiles.length + growUp.length > 0;

function useStep(): PrimaryStep {
  const { t, run, legal, viewer, myTurn, dyeOf, ctx, G, content, language } = useTable();
  const { selection, worker, spaces, stateOf } = useSelected();
  const pick = usePick();
  const nothing = (label: string, reason: string): PrimaryStep => ({ label, reason });
  if (viewer === null || !myTurn || ctx.gameover !== undefined)
    return nothing(t('table.primary.wait'), t('table.hint.wait'));
  if (selection.choiceHidden || asksFirst(legal))
    return {
      label: t('table.primary.choose'),
      press: () => pick({ do: 'hideChoice', hidden: false }),
    };
  const space = spaces.find(({ id }) => id === selection.space);
  if (worker !== null || legal.placeNeutral.length > 0) {
    if (space === undefined) return nothing(t('table.primary.space'), t('table.hint.space'));
    const state = stateOf(space);
    const price = state.state === 'open' ? state.price : 0;
    const intent: LegalMove =
      worker === null
        ? { move: 'placeNeutral', args: [space.id] }
        : { move: 'place', args: [{ worker, space: space.id }] };
    return {
      label: (
        <>
          {t('table.primary.place', { place: landName(space, t, language) })}
          {price > 0 && (
            <span className="btn-cost">
              −{price}
              <GameIcon name="military" size={14} />
            </span>
          )}
        </>
      ),
      sign: (
        <GameIcon
          name={`${worker ?? 'explorer'}-${dyeOf(worker === null ? (nextNeutral(G) ?? viewer) : viewer)}`}
          size={24}
          className="piece"
        />
      ),
      move: intent.move,
      press: () => run([intent]),
    };
  }
  if (legal.step.length > 0) return nothing(t('table.primary.step'), t('table.hint.step'));
  const { card } = selection;
  if (card !== null) {
    const way = legal.build.find((build) => build.card === card);
    const intent: LegalMove =
      selection.isReserving || way === undefined
        ? { move: 'reserve', args: [card] }
        : { move: 'build', args: [way] };
    const name = artifactOf(content, card)[language];
    return {
      label: t(intent.move === 'build' ? 'table.primary.build' : 'table.primary.reserve', { card: name }),
      sign: <GameIcon name={`art-${card}`} size={22} />,
      move: intent.move,
      press: () => run([intent]),
    };
  }
  if (selection.isReserving || legal.build.length > 0)
    return nothing(t('table.primary.card'), t('table.hint.card'));
  return nothing(t('table.primary.done'), t('table.hint.endTurn'));
}
