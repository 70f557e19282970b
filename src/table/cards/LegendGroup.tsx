import type { ReactNode } from 'react';
import { RuleText } from '../../game-api/lookUp';
import { useIsPainted } from '../painting/afterPaint';

export type LegendEntry = { readonly key: string; readonly sign: ReactNode; readonly words: string };

type LegendGroupProps = { readonly title: string; readonly entries: readonly LegendEntry[] };

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Signs of one sort and what they mean. The words come first: all drawings at once take long to paint. */
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
