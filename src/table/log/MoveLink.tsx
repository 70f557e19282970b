import type { DOMAttributes, MouseEvent, ReactNode } from 'react';
import { addressOfMove } from '../address';

type MoveLinkProps = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'
> & {
  /** Number of moves of the target position */
  readonly move: number;
  /** Whether the target position is on the table */
  readonly current: boolean;
  readonly onShow: (move: number) => void;
  readonly className?: string;
  /** Set it to -1 to leave the link out of the Tab order. */
  readonly tabIndex?: number;
  readonly children: ReactNode;
};

/**
 * A link to an earlier position. It takes the handlers of a tip around it, but not the description, which would repeat
 * the link's text.
 */
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
