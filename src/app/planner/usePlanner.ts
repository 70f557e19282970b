import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { loadEventually } from '../../language/loading';
import type { Plan } from '../../session/planner';
import type { TableSource } from '../../session/source';
import { idle } from '../../table/rendering/idle';
import type { Opened } from './planning';

const never = () => () => {};

const LOOK_MS = 250;

/** What the first table needs goes before. */
async function tableStands(): Promise<void> {
  const parts = '.table :is(.bar, .drawer, [role="dialog"]), .text-table';
  while (document.querySelector(parts) === null) await new Promise((look) => setTimeout(look, LOOK_MS));
  await idle();
}

export type Planned = Opened & { readonly plan: Plan };

/** The plans of whoever looks at a table, fetched once the table stands; null: not here yet, or there are none.
 *  @param table what names the table among all that this device knows; null: nobody plans at it. */
export function usePlanner(source: TableSource, table: string | null): Planned | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (table === null || source.module.ownTurn === undefined) return;
    let here: Opened | 'gone' | null = null;
    // Without it the table plays on.
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
