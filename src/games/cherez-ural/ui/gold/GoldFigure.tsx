import { memo, Suspense, useCallback } from 'react';
import { later } from '../../../../table/painting/later';
import { ScoreButton } from '../../../../table/score/ScoreButton';
import type { PlayerID } from '../../content/terms';
import { usePast, usePick, useTable } from '../context';
import { Gold } from '../parts/amounts';

type OnePlayer = { readonly playerID: PlayerID };

const NewGold = later(async () => (await import('./NewGold')).NewGold);
const LastGold = later(async () => (await import('./LastGold')).LastGold);

/** A player's gold; a change is flagged as it comes. */
export function GoldFigure({ playerID }: OnePlayer) {
  const { G } = useTable();
  const pick = usePick();
  const open = useCallback(
    (id: string) => pick({ do: 'open', dialog: { kind: 'gold', playerID: id } }),
    [pick],
  );
  return (
    <span className="score-figure">
      <ScoreButton playerID={playerID} amount={G.players[playerID].gold} Last={LastGold} onOpen={open} />
      <GoldFlag playerID={playerID} />
    </span>
  );
}

/** A change of gold as it comes; what draws it is fetched with the first one. */
function GoldFlag({ playerID }: OnePlayer) {
  const { cameFrom } = usePast();
  return cameFrom === null ? null : (
    <Suspense>
      <NewGold playerID={playerID} cameFrom={cameFrom} />
    </Suspense>
  );
}

/** A player's gold in the phone's row. */
export const GoldInRow = memo(function GoldInRow({ playerID }: OnePlayer) {
  const { G } = useTable();
  return (
    <>
      <Gold amount={G.players[playerID].gold} size={15} />
      <GoldFlag playerID={playerID} />
    </>
  );
});
