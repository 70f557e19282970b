import { useMemo } from 'react';
import type { SpaceId } from '../../content/terms';
import { spaceLabel } from '../../position/spaceLabel';
import { useSelected, useTable } from '../context';

/** A space in words: its name and state, and what going there would cost. */
export function useSpaceLabel(): (space: SpaceId) => string {
  const { G, t, language, spaceName } = useTable();
  const { targets } = useSelected();
  return useMemo(() => {
    // The map asks for all of them whenever it is drawn.
    const known = new Map<SpaceId, string>();
    return (id) => {
      const label = known.get(id) ?? spaceLabel({ G, t, language, spaceName }, targets, id);
      known.set(id, label);
      return label;
    };
  }, [G, t, language, spaceName, targets]);
}
