import type { ReactNode } from 'react';

type PartProps = { readonly name: string; readonly title: string; readonly children: ReactNode };

export function Part({ name, title, children }: PartProps) {
  return (
    <section aria-labelledby={`part-${name}`} className="text-part" data-testid={`text-${name}`}>
      <h2 id={`part-${name}`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export const headingOf = (name: string) => document.getElementById(`part-${name}`);
