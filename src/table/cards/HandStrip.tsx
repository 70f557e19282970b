import type { ReactNode } from 'react';

type HandStripProps = {
  readonly label: string;
  readonly cards: readonly { readonly id: string; readonly card: ReactNode }[];
  readonly empty: string;
};

export function HandStrip({ label, cards, empty }: HandStripProps) {
  return (
    <section className="hand-region" aria-label={label} data-testid="hand">
      <ul className="hand">
        {cards.map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
        {cards.length === 0 && <li className="hand-empty">{empty}</li>}
      </ul>
    </section>
  );
}
