import { useCallback, useEffect, useState } from 'react';
import { namesOf } from '../../game-api/baseTable';
import type { GameModule, Position, Seat, TableProps } from '../../game-api/module';
import { loadEventually } from '../../language/loading';
import { untilIdle } from '../../language/untilIdle';
import { useSettings } from '../settings';

/** Whether the game's sentences have loaded. They are fetched once the page is idle, so that the table comes first. */
export function useHasSentences(module: GameModule): boolean {
  const [loaded, setLoaded] = useState<GameModule | null>(null);
  useEffect(() => {
    if (module.hasSentences()) return;
    let isWanted = true;
    const fetch = async () => {
      await untilIdle();
      await loadEventually(module.fetchSentences);
      if (isWanted) setLoaded(module);
    };
    void fetch();
    return () => {
      isWanted = false;
    };
  }, [module]);
  return loaded === module || module.hasSentences();
}

type Seen = Pick<Position, 'G' | 'ctx'> & {
  readonly viewer: string | null;
  readonly seats: readonly Seat[];
};

/** Returns the table's `refusal`, which stays the same until the position changes. */
export function useRefusal(module: GameModule, { G, ctx, viewer, seats }: Seen): TableProps['refusal'] {
  const { t, language } = useSettings();
  const hasSentences = useHasSentences(module);
  return useCallback(
    (move, args) => {
      if (viewer === null || module.whyNot(G, ctx, viewer, move, args) === null) return null;
      // Checked at each call, so that a notice shown too early gets its sentence with the next render.
      if (!module.hasSentences()) return t('table.notNow');
      return module.explain(G, ctx, viewer, move, args, language, namesOf(seats));
    },
    [module, G, ctx, viewer, seats, t, language, hasSentences],
  );
}
