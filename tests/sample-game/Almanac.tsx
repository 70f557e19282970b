import type { AlmanacProps } from '../../src/game-api/module';
import { CONTENT_HASH, contentOf, SPOT_IDS } from './content';
import type { G } from './rules';
import { translator } from './words';

/** The almanac: the places with the values of this game. A larger game builds its pages with `createAlmanac`. */
export function Almanac({ G, language }: AlmanacProps<G>) {
  const t = translator(language);
  const spots = contentOf(G ?? { content: CONTENT_HASH });
  return (
    <ul data-testid="almanac-content">
      {SPOT_IDS.map((id) => (
        <li key={id}>
          {t(`spot.${id}`)}: {t('pay', spots[id])}
        </li>
      ))}
    </ul>
  );
}
