import type { ReactNode } from 'react';
import type { textTable } from '../text/catalogue/en/textTable';
import { useText } from './context';

export type PartName = keyof typeof textTable.section;

/** A part of the text table: a region with its heading. */
export function Part({ name, children }: { readonly name: PartName; readonly children: ReactNode }) {
  const { say } = useText();
  return (
    <section aria-labelledby={`part-${name}`} className="text-part" data-testid={`text-${name}`}>
      <h2 id={`part-${name}`} tabIndex={-1}>
        {say(`section.${name}`)}
      </h2>
      {children}
    </section>
  );
}
