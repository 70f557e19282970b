import { LastChanges } from '../../../../table/score/LastChanges';
import { changesBetween, type Ledger } from '../../../../table/score/ledger';
import { ledgerEntries } from '../../../../table/score/ledgerEntries';
import { ScoreFlag } from '../../../../table/score/ScoreFlag';
import type { G } from '../../rules/state';
import { usePast, useTable } from '../context';

/** Points won in the game; what cards and board add is counted at the end. */
const CHIPS: Ledger<G, 'chips'> = {
  sources: ['chips'],
  ledgerOf: (state, playerID) => ({ chips: state.players[playerID].vp }),
  totalOf: (state, playerID) => state.players[playerID].vp,
  start: 'chips',
};

const LAST = 5;

/** A player's changes of points up to the position on the table. */
export function usePointEntries(playerID: string, most?: number) {
  const { log } = useTable();
  const { timeline } = usePast();
  return ledgerEntries(CHIPS, (moves) => timeline.at(moves).G, playerID, log.length, most);
}

/** A player's last changes of points. */
export function LastPoints({ playerID }: { readonly playerID: string }) {
  const { t } = useTable();
  const changes = usePointEntries(playerID, LAST);
  return <LastChanges changes={changes} sourceName={() => t('terms.source.chips')} />;
}

/** What the last move won or cost. */
export function NewPoints({ playerID, cameFrom }: { readonly playerID: string; readonly cameFrom: G }) {
  const { G, log } = useTable();
  return (
    <ScoreFlag
      playerID={playerID}
      move={log.length}
      changes={changesBetween(CHIPS, cameFrom, G, playerID)}
      sourceName={() => ''}
    />
  );
}
