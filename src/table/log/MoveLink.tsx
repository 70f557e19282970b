import type { MouseEvent, ReactNode } from 'react';
import { addressOfMove } from '../address';

type MoveLinkProps = {
  /** The position that it leads to, by its number of moves. */
  readonly move: number;
  /** Whether that is the one on the table. */
  readonly current: boolean;
  readonly onShow: (move: number) => void;
  readonly className?: string;
  /** Absent: reached by the Tab key. */
  readonly tabIndex?: number;
  readonly children: ReactNode;
};

/** A link to an earlier position. */
export function MoveLink(props: MoveLinkProps) {
  const { move, current, onShow, className = 'move-link', tabIndex, children } = props;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onShow(move);
  };
  return (
    <a
      href={addressOfMove(move)}
      className={className}
      aria-current={current ? 'step' : undefined}
      data-move={move}
      tabIndex={tabIndex}
      onClick={open}
    >
      {children}
    </a>
  );
}
