import { primaryStep } from '../../position/primaryStep';
import type { Choice } from '../../position/targets';
import { usePointed, useSelected, useTable } from '../context';

export type HintShown = {
  /** The sentence; `*…*` stands out. */
  readonly text: string;
  /** What is picked, to be shown leg by leg. */
  readonly choice: Choice | null;
  /** What it leaves, and what comes after. */
  readonly then: string | null;
};

const says = (text: string, choice: Choice | null = null, then: string | null = null): HintShown => ({
  text,
  choice,
  then,
});

/** What to do next, in one sentence. */
export function useHint(): HintShown {
  const table = useTable();
  const selected = useSelected();
  const pointed = usePointed();
  const { t, G, ctx, viewer, acting, current, seat, workerName, spaceName, legal } = table;
  const { use, placing } = selected;
  const { picked } = pointed;
  if (ctx.gameover !== undefined) return says(t('kit.gameOver'));
  const worker = acting === null ? '' : workerName(acting);
  if (legal.returnGoods.length > 0) return says(t('table.hint.returnGoods', { worker }));
  const step = primaryStep(table, { ...selected, picked: pointed.picked });
  if (picked !== null && use !== 'placing') {
    const { space, choice } = picked;
    const who = choice.worker === null ? '' : workerName(choice.worker);
    const values = { worker: who, place: spaceName(space) };
    if (use !== 'travel') return says(t(`table.hint.go.${use}`, values), null);
    const gold = choice.worker === null ? 0 : G.players[G.workers[choice.worker].owner].gold;
    const cost = choice.cost ?? 0;
    return says(
      t('table.hint.go.travel', { ...values, way: t(`table.by.${choice.by}`) }),
      choice,
      t('table.hint.costs', { cost, left: gold - cost }),
    );
  }
  switch (step.step) {
    case 'reopenChoice':
      return says(t(legal.draft.length > 0 ? 'table.hint.draft' : 'table.hint.chooseCard'));
    case 'place':
      return says(
        step.intent !== null || placing === null
          ? t('table.hint.allPlaced')
          : t('table.hint.place', { worker: workerName(placing) }),
      );
    case 'chooseWorker':
      return says(t('table.hint.chooseWorker'));
    case 'chooseSpace':
      return says(t(`table.hint.choose.${use}`, { worker }));
    case 'done':
      return says(t('table.hint.endTurn'));
    case 'leaveMarker':
      return says(t('table.hint.marker', { worker }));
    case 'act':
      return says(
        t('table.hint.act', {
          worker,
          place: acting === null ? '' : spaceName(G.workers[acting].at ?? 'moscow'),
        }),
      );
    case 'go':
    case 'wait': {
      if (current !== null) return says(t('kit.waitFor', { name: seat(current).name }));
      const waiting = G.turnOrder.filter((playerID) => playerID !== viewer);
      return says(t('kit.waitFor', { name: waiting.map((id) => seat(id).name).join(t('kit.comma')) }));
    }
  }
}
