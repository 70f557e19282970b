import type { ReactNode } from 'react';

type MenuGroupProps = {
  readonly id: 'game' | 'look-up' | 'settings';
  readonly title: string;
  readonly children: ReactNode;
};

/** A titled group of buttons in the table's menu */
export function MenuGroup({ id, title, children }: MenuGroupProps) {
  return (
    <section className="menu-group" data-group={id} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
