import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { loadEventually } from '../../language/loading';
import type { Plan } from '../../session/planner';
import type { TableSource } from '../../session/source';
import { idle } from '../../table/rendering/idle';
import type { Opened } from './planning';

const never = () => () => {};

const LOOK_MS = 250;

/** Resolves once the table is shown, so that planning doesn't delay it. */
async function tableStands(): Promise<void> {
  const parts = '.table :is(.bar, .drawer, [role="dialog"]), .text-table';
  while (document.querySelector(parts) === null) await new Promise((look) => setTimeout(look, LOOK_MS));
  await idle();
}

export type Planned = Opened & { readonly plan: Plan };

/**
 * Returns the viewer's plan at a table. It is fetched after the table is shown. Null while loading or without planning.
 * @param table identifies the table on this device; null disables planning
 */
export function usePlanner(source: TableSource, table: string | null): Planned | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (table === null || source.module.ownTurn === undefined) return;
    let here: Opened | 'gone' | null = null;
    // If planning can't be loaded, the table works without it.
    void tableStands()
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
  }, [source, table]);
  const plan = useSyncExternalStore(
    opened?.planner.subscribe ?? never,
    () => opened?.planner.currentPlan() ?? null,
  );
  return useMemo(() => (opened === null || plan === null ? null : { ...opened, plan }), [opened, plan]);
}
