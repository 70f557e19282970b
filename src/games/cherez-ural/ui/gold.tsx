import { memo, useCallback } from 'react';
import { changesBetween, type Ledger, ledgerEntries } from '../../../table/score/ledger';
import { LastChanges, ScoreButton, ScoreFlag } from '../../../table/score/ScoreFigure';
import { GOLD_SOURCES, type GoldSource, type PlayerID } from '../content/terms';
import type { G } from '../rules/state';
import { usePast, usePick, useTable } from './context';
import { Gold } from './parts/amounts';

export const GOLD: Ledger<G, GoldSource> = {
  sources: GOLD_SOURCES,
  ledgerOf: (state, playerID) => state.players[playerID].ledger,
  totalOf: (state, playerID) => state.players[playerID].gold,
  start: 'start',
};

const LAST = 5;

/** A player's changes of gold up to the position on the table. */
export function useGoldEntries(playerID: PlayerID, most?: number) {
  const { log } = useTable();
  const { timeline } = usePast();
  // The positions are those of this game.
  return ledgerEntries(GOLD, (moves) => timeline.at(moves).G as G, playerID, log.length, most);
}

type OnePlayer = { readonly playerID: PlayerID };

function Last({ playerID }: OnePlayer) {
  const { t } = useTable();
  const changes = useGoldEntries(playerID, LAST);
  return <LastChanges changes={changes} sourceName={(source) => t(`terms.source.${source}`)} />;
}

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
      <ScoreButton playerID={playerID} amount={G.players[playerID].gold} Last={Last} onOpen={open} />
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
