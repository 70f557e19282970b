import { describe, expect, it } from 'vitest';
import { goldenWhere } from '../../../../scripts/ui/goldenGames';
import { NO_HISTORY } from '../../../../src/game-api/baseTable';
import type { G } from '../../../../src/games/cherez-ural/rules/state/state';
import { indexLegalMoves } from '../../../../src/games/cherez-ural/view-model/legal';
import { primaryStep } from '../../../../src/games/cherez-ural/view-model/primaryStep';
import { NOTHING_PICKED } from '../../../../src/games/cherez-ural/view-model/selection';
import { buildTable } from '../../../../src/games/cherez-ural/view-model/table';
import { mapUse } from '../../../../src/games/cherez-ural/view-model/targets';
import { modules } from '../../../../src/games/modules';
import { itemAt } from '../../../../src/rules-kit/indexed';
import { Session } from '../../../../src/session/session';

const module = itemAt(modules, 0);

type Where = Parameters<typeof goldenWhere>[1];

function stepWhere(where: Where) {
  const session = new Session(module, goldenWhere(4, where));
  const { ctx, log, viewer, legalMoves } = session.current();
  const { G: state } = session.current() as { readonly G: G };
  const legal = indexLegalMoves(legalMoves);
  const about = {
    ctx,
    log,
    viewer,
    seats: session.seats,
    language: 'en',
    history: NO_HISTORY,
    onHint: null,
    refusal: () => null,
  } as const;
  const table = buildTable(about, state, legal, () => {});
  const selection = NOTHING_PICKED;
  return primaryStep(table, { selection, use: mapUse(legal, selection), picked: null });
}

describe('primary step', () => {
  it('R8.4 names no action when only actions are left, because each has a button', () => {
    expect(stepWhere(({ can }) => can.gatherInformation && !can.travel && !can.activateWorker)).toEqual({
      step: 'act',
    });
  });

  it('R8.4 asks for a space when the worker can travel', () => {
    expect(stepWhere(({ can: { travel = 0 } }) => travel > 12)).toEqual({ step: 'chooseSpace' });
  });

  it('R6.1 asks to return goods when the worker holds too many', () => {
    expect(stepWhere(({ can }) => can.returnGoods)).toEqual({ step: 'returnGoods' });
  });

  it('R8.4 reports the turn as done after the action', () => {
    expect(stepWhere(({ can }) => can.endTurn && !can.travel && !can.leavePilgrimageMarker)).toEqual({
      step: 'done',
    });
  });
});
