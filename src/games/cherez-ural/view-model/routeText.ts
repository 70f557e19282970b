import type { SayLate } from '../text/late/en';
import { listComma } from '../text/words';
import type { Route, RouteStage } from './routePlan';
import type { Table } from './table';

type Saying = Pick<Table, 'G' | 'ctx' | 't' | 'language' | 'spaceName' | 'workerName'>;

/** Says when a stage takes place: "Now, Summer", "Round 3, Second winter". */
export function stageWhen({ G, ctx, t }: Saying, late: SayLate, stage: RouteStage): string {
  const round = t('terms.round', { round: stage.round });
  if (stage.kind === 'place') return late('routes.start', { round });
  const phase = t(`terms.phase.${stage.phase}`);
  if (stage.round !== G.round) return late('routes.when', { round, phase });
  return stage.phase === ctx.phase ? late('routes.now', { phase }) : phase;
}

export function stageText({ t, spaceName }: Saying, late: SayLate, stage: RouteStage): string {
  const place = spaceName(stage.to);
  return stage.kind === 'place'
    ? late('routes.place', { place })
    : late('routes.travel', { way: t(`table.by.${stage.by}`), place });
}

/** Describes a way in one line. */
export function routeText(position: Saying, late: SayLate, route: Route): string {
  const { t, workerName, language } = position;
  const stages = route.stages.map((stage) => {
    const cost = stage.kind === 'place' ? 0 : stage.cost;
    const what = stageText(position, late, stage);
    const gold = t('terms.gold', { count: cost });
    return late('routes.stage', { when: stageWhen(position, late, stage), what, gold });
  });
  const head = [
    workerName(route.worker),
    late('routes.seasons', { count: route.seasons }),
    t('terms.gold', { count: route.cost }),
  ];
  const line = late('routes.line', { head: listComma(head, language), stages: stages.join(' → ') });
  return route.lacks === 0 ? line : `${line} ${late('routes.lacks', { count: route.lacks })}`;
}
