import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { loadEventually } from '../../language/loading';
import { untilIdle } from '../../language/untilIdle';
import type { Plan } from '../../session/planner';
import type { TableSource } from '../../session/source';
import type { Opened } from './planning';

const never = () => () => {};

export type Planned = Opened & { readonly plan: Plan };

/**
 * Returns the viewer's plan at a table. Null while loading or without planning.
 * @param table identifies the table on this device; null disables planning
 * @param isShown whether the table is shown. Planning is fetched afterwards, so that it doesn't delay the table.
 */
export function usePlanner(source: TableSource, table: string | null, isShown: boolean): Planned | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (!isShown || table === null || source.module.ownTurn === undefined) return;
    let here: Opened | 'gone' | null = null;
    // If planning can't be loaded, the table works without it.
    void untilIdle()
      .then(() => loadEventually(() => import('./planning')))
      .then(({ openPlanner }) => {
        if (here === 'gone') return;
        here = openPlanner(source, table);
        setOpened(here);
      })
      .catch(() => undefined);
    return () => {
      if (here !== null && here !== 'gone') here.planner.close();
      here = 'gone';
      setOpened(null);
    };
  }, [source, table, isShown]);
  const plan = useSyncExternalStore(
    opened?.planner.subscribe ?? never,
    () => opened?.planner.currentPlan() ?? null,
  );
  return useMemo(() => (opened === null || plan === null ? null : { ...opened, plan }), [opened, plan]);
}
