import { memo, Suspense, useEffect, useMemo } from 'react';
import { useLookBack, usePlayers } from '../context';
import { later } from '../loading/later';
import type { RenderedTurn } from '../log/renderTurns';
import { type StepIcon, usePointAtStep, usePointedStep, useReportStops } from './context';
import { QuickSettings } from './QuickSettings';
import { StoryStrip } from './StoryStrip';
import { turnToShow } from './turnToShow';

const StoryLight = later(async () => (await import('./overBoard')).StoryLight);
const Caption = later(async () => (await import('./overBoard')).Caption);
const Moments = later(async () => (await import('./overBoard')).Moments);

type StoryProps = { readonly turns: readonly RenderedTurn[]; readonly Icon: StepIcon };

/**
 * Shows the last turn beside the board: a strip of its steps, a highlight for the hovered one, the caption of another
 * player's move, and moments for events that affect everyone.
 */
export const Story = memo(function Story({ turns, Icon }: StoryProps) {
  const { shown } = useLookBack();
  const { viewer } = usePlayers();
  const pointed = usePointedStep();
  const point = usePointAtStep();
  const tellStops = useReportStops();
  const stops = useMemo(
    () => [...new Set(turns.flatMap(({ lines }) => lines.map(({ move }) => move)))],
    [turns],
  );
  useEffect(() => tellStops(stops), [stops, tellStops]);
  const told = turnToShow(turns, shown, viewer);
  // The hovered step may be undone.
  const isThere = pointed === null || turns.some(({ lines }) => lines.some(({ key }) => key === pointed.key));
  useEffect(() => {
    if (!isThere) point(null);
  }, [isThere, point]);
  return (
    <>
      {told === null ? (
        <div className="story story-bare">
          <QuickSettings />
        </div>
      ) : (
        <StoryStrip told={told} turns={turns} Icon={Icon} />
      )}
      <Suspense>
        {pointed !== null && isThere && <StoryLight line={pointed} Icon={Icon} />}
        <Moments turns={turns} Icon={Icon} />
        <Caption turns={turns} Icon={Icon} />
      </Suspense>
    </>
  );
});
