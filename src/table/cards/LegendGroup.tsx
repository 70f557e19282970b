import type { ReactNode } from 'react';
import { RuleText } from '../../game-api/lookUp';
import { upperFirst } from '../../language/upperFirst';

export type LegendEntry = { readonly key: string; readonly sign: ReactNode; readonly words: string };

type LegendGroupProps = { readonly title: string; readonly entries: readonly LegendEntry[] };

/** Lists icons with their meanings. */
export function LegendGroup({ title, entries }: LegendGroupProps) {
  return (
    <section className="legend-group">
      <h3>{title}</h3>
      <ul>
        {entries.map(({ key, sign, words }) => (
          <li key={key}>
            <span className="legend-sign">{sign}</span>
            <span>
              <RuleText text={upperFirst(words)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
