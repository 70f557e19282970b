import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLookBack } from '../context';
import { usePortal } from '../controls/portal';
import { useMediaQuery } from '../controls/useMediaQuery';
import type { RenderedLine, RenderedTurn } from '../log/renderTurns';
import type { Watched } from '../motion/flights';
import type { StepIcon } from './context';
import { newMoments } from './newMoments';
import { StepIcons } from './StepIcons';
import { useSelfClosing } from './useSelfClosing';

/** Reading time in ms of the first line and of each further one */
const FIRST_MS = 1500;
const LINE_MS = 500;

/**
 * Shows events for everyone, such as a new round or revealed cards, over the board until a timeout or the next press.
 * Log and strip contain the same, so nothing is lost for screen readers or with reduced motion.
 */
export function Moments({
  turns,
  Icon,
}: {
  readonly turns: readonly RenderedTurn[];
  readonly Icon: StepIcon;
}) {
  const table = usePortal();
  const { log, shown } = useLookBack();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const now: Watched = { moves: shown ?? log.length, live: shown === null };
  const [seen, setSeen] = useState(now);
  const [lines, setLines] = useState<readonly RenderedLine[]>([]);
  if (seen.moves !== now.moves || seen.live !== now.live) {
    const moments = newMoments(turns, seen, now);
    setSeen(now);
    if (moments.length > 0 || now.moves < seen.moves) setLines(moments);
  }
  useSelfClosing(lines.length === 0 ? null : lines, FIRST_MS + LINE_MS * lines.length, () => setLines([]));
  if (table === null || isStill || lines.length === 0) return null;
  return createPortal(
    <div className="story-moment" data-testid="story-moment" data-moment aria-hidden="true">
      {lines.map((line) => (
        <MomentLine key={line.key} line={line} Icon={Icon} />
      ))}
    </div>,
    table,
  );
}

type MomentLineProps = { readonly line: RenderedLine; readonly Icon: StepIcon };

/** An event as icons above its sentence, which already contains the words among the icons. */
export function MomentLine({ line: { signs = [], text }, Icon }: MomentLineProps) {
  const icons = signs.filter((sign) => !('word' in sign));
  return (
    <p>
      {icons.length > 0 && <StepIcons icons={icons} Icon={Icon} size={22} />}
      <span>{text}</span>
    </p>
  );
}
