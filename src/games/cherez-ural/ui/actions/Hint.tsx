import { useMemo } from 'react';
import { Hint } from '../../../../table/frame/bar/Hint';
import { playerOf, workerOf } from '../../rules/state/state';
import { idleArrival } from '../../view-model/arrival';
import { primaryStep } from '../../view-model/primaryStep';
import type { RouteLeg } from '../../view-model/targets';
import { usePick, usePointed, useSelected, useTable } from '../context';
import { GameIcon } from '../icons/index';

/** Returns one sentence about the next step; `*…*` marks emphasis. */
function useHint(): string {
  const table = useTable();
  const selected = useSelected();
  const pointed = usePointed();
  const { t, G, ctx, viewer, acting, current, seat, workerName, spaceName, legal } = table;
  const { use, placing } = selected;
  const { picked } = pointed;
  if (ctx.gameover !== undefined) return t('kit.gameOver');
  const worker = acting === null ? '' : workerName(acting);
  if (legal.returnGoods.length > 0) return t('table.hint.returnGoods', { worker });
  const step = primaryStep(table, { ...selected, picked: pointed.picked });
  if (picked !== null && use !== 'placing') {
    const { space, choice } = picked;
    const who = choice.worker === null ? '' : workerName(choice.worker);
    const values = { worker: who, place: spaceName(space) };
    return use === 'travel'
      ? t('table.hint.go.travel', { ...values, way: t(`table.by.${choice.by}`) })
      : t(`table.hint.go.${use}`, values);
  }
  switch (step.step) {
    case 'reopenChoice':
      return t(legal.draft.length > 0 ? 'table.hint.draft' : 'table.hint.chooseCard');
    case 'place':
      return step.intent !== null || placing === null
        ? t('table.hint.allPlaced')
        : t(workerOf(G, placing).at === null ? 'table.hint.placeNew' : 'table.hint.place', {
            worker: workerName(placing),
          });
    case 'chooseWorker':
      return t('table.hint.chooseWorker');
    case 'chooseSpace':
      return t(`table.hint.choose.${use}`, { worker });
    case 'done':
      return t('table.hint.endTurn');
    case 'leaveMarker':
      return t('table.hint.marker', { worker });
    case 'act':
      return t('table.hint.act', {
        worker,
        place: acting === null ? '' : spaceName(workerOf(G, acting).at ?? 'moscow'),
      });
    case 'go':
    case 'returnGoods':
    case 'wait': {
      if (current !== null) return t('kit.waitFor', { name: seat(current).name });
      const waiting = G.turnOrder.filter((playerID) => playerID !== viewer);
      return t('kit.waitFor', { name: waiting.map((id) => seat(id).name).join(t('kit.comma')) });
    }
  }
}

/** Shows the next step, or each leg of the picked way and the gold left afterwards. */
export function NextStep() {
  const { t, G } = useTable();
  const { use } = useSelected();
  const { picked } = usePointed();
  const text = useHint();
  const move = picked?.choice.intents.at(-1)?.move ?? (use === 'placing' ? 'placeWorkers' : undefined);
  if (picked !== null && use === 'token')
    return (
      <Hint text={text} move={move}>
        <IdleArrival />
      </Hint>
    );
  if (picked === null || use !== 'travel') return <Hint text={text} move={move} />;
  const { worker, cost, legs } = picked.choice;
  const gold = worker === null ? 0 : playerOf(G, workerOf(G, worker).owner).gold;
  return (
    <Hint text={text}>
      <Ways />
      <Legs legs={legs} />
      <IdleArrival />
      <p className="hint-then">{t('table.hint.costs', { cost: cost ?? 0, left: gold - (cost ?? 0) })}</p>
    </Hint>
  );
}

/** Warns before a worker goes to where it can do nothing but gather information. */
export function IdleArrival() {
  const table = useTable();
  const { picked } = usePointed();
  const idle = useMemo(() => (picked === null ? null : idleArrival(table, picked)), [table, picked]);
  if (idle === null) return null;
  return (
    <p className="semibold warned hint-idle" data-testid="idle-arrival">
      {table.t(`table.hint.idle.${idle}`)}
    </p>
  );
}

export function Ways() {
  const { t, workerName, legal } = useTable();
  const { selection, targets } = useSelected();
  const { picked } = usePointed();
  const pick = usePick();
  const choices = picked === null ? [] : (targets.get(picked.space) ?? []);
  if (picked === null || choices.length < 2) return null;
  const fixed = selection.target !== picked.space;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <span className="narrow clip gap-5 inline-flex ways" role="group" aria-label={t('table.hint.ways')}>
      {choices.map((choice, index) => (
        <button
          key={`${choice.worker}${choice.by}`}
          type="button"
          className={`flex-line nowrap chip gap-4 size-12 semibold corner-4 way way-${choice.by}${choice === picked.choice ? ' lit' : ''}`}
          aria-pressed={choice === picked.choice}
          aria-disabled={fixed}
          data-testid={`way-${choice.worker}-${choice.by}`}
          onClick={() => !fixed && pick({ do: 'pickChoice', choice: index })}
        >
          <GameIcon name={choice.by} size={13} />
          {legal.activateWorker.length > 0 && choice.worker !== null
            ? workerName(choice.worker)
            : t(`table.by.${choice.by}`)}
          {choice.cost !== null && <strong>{choice.cost}</strong>}
        </button>
      ))}
    </span>
  );
}

/** More of them fit into the bar only without names. */
const MOST_NAMED = 3;

/** Land and sled legs show their destination, water legs their kind. */
export function Legs({ legs }: { readonly legs: readonly RouteLeg[] }) {
  const { t, spaceName } = useTable();
  const name = (leg: RouteLeg) =>
    leg.kind === 'sled' || leg.kind === 'land' ? spaceName(leg.to) : t(`terms.leg.${leg.kind}`);
  return (
    <span className="narrow clip gap-5 inline-flex legs">
      {legs.map((leg) => (
        <span key={leg.to} className={`flex-line nowrap well gap-4 size-12 semibold leg leg-${leg.kind}`}>
          <GameIcon name={leg.kind} size={13} />
          <span className={legs.length > MOST_NAMED ? 'visually-hidden' : undefined}>{name(leg)}</span>{' '}
          {leg.cost}
        </span>
      ))}
    </span>
  );
}
