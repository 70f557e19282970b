import { memo, Suspense, useCallback } from 'react';
import { later } from '../../../../table/painting/later';
import { ScoreButton } from '../../../../table/score/ScoreButton';
import { usePast, usePick, useTable } from '../context';
import { Points } from './Points';

type One = { readonly playerID: string };

const NewPoints = later(async () => (await import('./LastPoints')).NewPoints);
const LastPoints = later(async () => (await import('./LastPoints')).LastPoints);

/** A player's points; a change is flagged as it comes. */
export function PointsFigure({ playerID }: One) {
  const { G } = useTable();
  const pick = usePick();
  const open = useCallback(
    (id: string) => pick({ do: 'open', dialog: { kind: 'score', playerID: id } }),
    [pick],
  );
  return (
    <span className="score-figure">
      <ScoreButton playerID={playerID} amount={G.players[playerID].vp} Last={LastPoints} onOpen={open} />
      <PointsFlag playerID={playerID} />
    </span>
  );
}

function PointsFlag({ playerID }: One) {
  const { cameFrom } = usePast();
  return cameFrom === null ? null : (
    <Suspense>
      <NewPoints playerID={playerID} cameFrom={cameFrom} />
    </Suspense>
  );
}

/** A player's points in the phone's row. */
export const PointsInRow = memo(function PointsInRow({ playerID }: One) {
  const { G } = useTable();
  return (
    <>
      <Points amount={G.players[playerID].vp} size={15} />
      <PointsFlag playerID={playerID} />
    </>
  );
});
