import { useMemo } from 'react';
import type { SpaceId } from '../../content/terms';
import { spaceLabel } from '../../view-model/links/spaceLabel';
import { useSelected, useTable } from '../context';

export function useSpaceLabel(): (space: SpaceId) => string {
  const { G, t, language, spaceName } = useTable();
  const { targets } = useSelected();
  return useMemo(() => {
    // Cached, because the map reads all labels on each render.
    const known = new Map<SpaceId, string>();
    return (id) => {
      const label = known.get(id) ?? spaceLabel({ G, t, language, spaceName }, targets, id);
      known.set(id, label);
      return label;
    };
  }, [G, t, language, spaceName, targets]);
}
