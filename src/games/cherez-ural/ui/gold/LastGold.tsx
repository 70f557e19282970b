import { LastChanges } from '../../../../table/score/LastChanges';
import { ledgerEntries } from '../../../../table/score/ledgerEntries';
import type { PlayerID } from '../../content/terms';
import { usePast, useTable } from '../context';
import { GOLD } from './ledger';

const LAST = 5;

/** A player's changes of gold up to the position on the table. */
export function useGoldEntries(playerID: PlayerID, most?: number) {
  const { log } = useTable();
  const { timeline } = usePast();
  return ledgerEntries(GOLD, (moves) => timeline.at(moves).G, playerID, log.length, most);
}

/** A player's last changes of gold. */
export function LastGold({ playerID }: { readonly playerID: PlayerID }) {
  const { t } = useTable();
  const changes = useGoldEntries(playerID, LAST);
  return <LastChanges changes={changes} sourceName={(source) => t(`terms.source.${source}`)} />;
}
