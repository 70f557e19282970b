import type { DOMAttributes, MouseEvent, ReactNode } from 'react';
import { addressOfMove } from '../address';

type MoveLinkProps = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'
> & {
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

/** A link to an earlier position. A tip around it gives it what opens one; it says the same as the link, and is not read
 *  twice. */
export function MoveLink(props: MoveLinkProps) {
  const { move, current, onShow, className = 'move-link', tabIndex, children } = props;
  const { onPointerMove, onPointerLeave, onPointerDown, onFocus, onBlur } = props;
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
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {children}
    </a>
  );
}
