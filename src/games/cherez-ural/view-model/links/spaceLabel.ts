import { spaceOf } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { isExplored } from '../../rules/spaces';
import { listComma } from '../../text/words';
import type { Table } from '../table';
import type { Targets } from '../targets';

export function spaceLabel(
  { G, t, language, spaceName }: Pick<Table, 'G' | 't' | 'language' | 'spaceName'>,
  targets: Targets,
  id: SpaceId,
): string {
  const { kind, region, exportTrack, boardMark } = spaceOf(id);
  const parts = [
    spaceName(id),
    t(`terms.spaceKind.${kind}`),
    t(`terms.region.${region}`),
    ...(kind === 'village' ? [] : [t(`terms.explored.${isExplored(G, id) ? 'yes' : 'no'}`)]),
    ...(exportTrack === null ? [] : [t('table.exportCity', { track: t(`terms.track.${exportTrack}`) })]),
    ...(boardMark === null ? [] : [t('table.ownPrices')]),
    ...(targets.get(id) ?? []).map(({ by, cost }) =>
      cost === null ? t(`table.by.${by}`) : t('table.wayCosts', { way: t(`table.by.${by}`), cost }),
    ),
  ];
  return listComma(parts, language);
}
