import { memo, Suspense, useEffect, useMemo } from 'react';
import { useLookBack, usePlayers } from '../context';
import type { ToldTurn } from '../log/toldTurns';
import { later } from '../painting/later';
import { type StepIcon, usePointAtStep, usePointedStep, useTellStops } from './context';
import { StoryStrip } from './StoryStrip';
import { turnToTell } from './turnToTell';

const StoryLight = later(async () => (await import('./StoryLight')).StoryLight);
const Moments = later(async () => (await import('./Moments')).Moments);

type StoryProps = { readonly turns: readonly ToldTurn[]; readonly Icon: StepIcon };

/** What happened, beside the board: a strip with the steps of the last turn, the light on the one that is pointed at, and a
 *  moment for what changes the game for all. */
export const Story = memo(function Story({ turns, Icon }: StoryProps) {
  const { shown } = useLookBack();
  const { viewer } = usePlayers();
  const pointed = usePointedStep();
  const point = usePointAtStep();
  const tellStops = useTellStops();
  const stops = useMemo(
    () => [...new Set(turns.flatMap(({ lines }) => lines.map(({ move }) => move)))],
    [turns],
  );
  useEffect(() => tellStops(stops), [stops, tellStops]);
  const told = turnToTell(turns, shown, viewer);
  // What is pointed at is gone with its strip.
  const isThere = pointed === null || told?.lines.some(({ key }) => key === pointed.key) === true;
  useEffect(() => {
    if (!isThere) point(null);
  }, [isThere, point]);
  return (
    <>
      {told !== null && <StoryStrip told={told} turns={turns} Icon={Icon} />}
      <Suspense>
        {pointed !== null && isThere && <StoryLight line={pointed} Icon={Icon} />}
        <Moments turns={turns} Icon={Icon} />
      </Suspense>
    </>
  );
});
