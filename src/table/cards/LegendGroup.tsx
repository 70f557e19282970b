import type { ReactNode } from 'react';
import { RuleText } from '../../game-api/lookUp';
import { upperFirst } from '../../language/upperFirst';
import { useIsPainted } from '../rendering/afterPaint';

export type LegendEntry = { readonly key: string; readonly sign: ReactNode; readonly words: string };

type LegendGroupProps = { readonly title: string; readonly entries: readonly LegendEntry[] };

/** Lists icons with their meanings. Icons are drawn after the first paint, because drawing all of them takes long. */
export function LegendGroup({ title, entries }: LegendGroupProps) {
  const isPainted = useIsPainted();
  return (
    <section className="legend-group">
      <h3>{title}</h3>
      <ul>
        {entries.map(({ key, sign, words }) => (
          <li key={key}>
            <span className="legend-sign">{isPainted && sign}</span>
            <span>
              <RuleText text={upperFirst(words)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
