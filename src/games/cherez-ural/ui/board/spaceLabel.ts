import { useMemo } from 'react';
import { board } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { isExplored } from '../../rules/spaces';
import { listComma } from '../../text/words';
import { useSelected, useTable } from '../context';

/** A space in words: its name and state, and what going there would cost. */
export function useSpaceLabel(): (space: SpaceId) => string {
  const { G, t, language, spaceName } = useTable();
  const { targets } = useSelected();
  return useMemo(() => {
    // The map asks for all of them whenever it is drawn.
    const known = new Map<SpaceId, string>();
    const describe = (id: SpaceId): string => {
      const space = board.space[id];
      const parts = [
        spaceName(id),
        t(`terms.spaceKind.${space.kind}`),
        t(`terms.region.${space.region}`),
        ...(space.kind === 'village' ? [] : [t(`terms.explored.${isExplored(G, id) ? 'yes' : 'no'}`)]),
        ...(space.exportTrack === null
          ? []
          : [t('table.deal.exportCity', { track: t(`terms.track.${space.exportTrack}`) })]),
        ...(targets.get(id) ?? []).map(({ by, cost }) =>
          cost === null ? t(`table.by.${by}`) : t('table.wayCosts', { way: t(`table.by.${by}`), cost }),
        ),
      ];
      return listComma(parts, language);
    };
    return (id) => {
      const label = known.get(id) ?? describe(id);
      known.set(id, label);
      return label;
    };
  }, [G, t, language, spaceName, targets]);
}
