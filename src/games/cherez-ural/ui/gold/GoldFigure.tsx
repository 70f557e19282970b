import { memo, useCallback } from 'react';
import { later } from '../../../../table/painting/later';
import { changesBetween } from '../../../../table/score/ledger';
import { ScoreButton, ScoreFlag } from '../../../../table/score/ScoreFigure';
import type { PlayerID } from '../../content/terms';
import { usePast, usePick, useTable } from '../context';
import { Gold } from '../parts/amounts';
import { GOLD } from './ledger';

type OnePlayer = { readonly playerID: PlayerID };

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

function GoldFlag({ playerID }: OnePlayer) {
  const { G, t, log } = useTable();
  const { cameFrom } = usePast();
  return (
    <ScoreFlag
      playerID={playerID}
      move={log.length}
      changes={cameFrom === null ? [] : changesBetween(GOLD, cameFrom, G, playerID)}
      sourceName={(source) => t(`terms.source.${source}`)}
    />
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
