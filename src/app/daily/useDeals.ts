import { useCallback, useEffect, useState } from 'react';
import type { OwnResults } from '../../session/dailyDeal';
import { LobbyProblem } from '../online/connection/lobby';
import { savedKey } from '../online/person/personKey';
import { type DealsOfDay, fetchDeals, fetchOwn } from './deals';

export type Deals = {
  readonly found: DealsOfDay | null;
  /** Whether the deals are from this browser, because the server can't be reached. */
  readonly isOld: boolean;
  readonly own: OwnResults | null;
  /** `noDay`: the server has no deals for this day, or not yet. */
  readonly problem: 'offline' | 'noDay' | null;
  /** Fetches everything again. */
  readonly again: () => void;
};

/** Fetches a day's deals, or today's if null, and the person's own results. */
export function useDeals(day: string | null): Deals {
  const [state, setState] = useState<Omit<Deals, 'again' | 'own'>>({
    found: null,
    isOld: false,
    problem: null,
  });
  const [own, setOwn] = useState<OwnResults | null>(null);
  const [times, setTimes] = useState(0);
  const again = useCallback(() => setTimes((count) => count + 1), []);
  useEffect(() => {
    let current = true;
    const load = async () => {
      const { found, isOld } = await fetchDeals(day);
      if (current) setState({ found, isOld, problem: null });
      const key = savedKey();
      if (key === null || isOld) return;
      const results = await fetchOwn(key, found.day);
      if (current) setOwn(results);
    };
    load().catch((error: unknown) => {
      const isRefused = error instanceof LobbyProblem && [400, 404].includes(error.status);
      const problem = isRefused ? 'noDay' : 'offline';
      if (current) setState((before) => (before.found === null ? { ...before, problem } : before));
    });
    return () => {
      current = false;
    };
    // `times` is a dependency because each request for another fetch needs one.
  }, [day, times]);
  return { ...state, own, again };
}
