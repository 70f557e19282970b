import { LedgerDialog } from '../../../../table/score/LedgerDialog';
import type { PlayerID } from '../../content/terms';
import { useTable } from '../context';
import { useLog } from '../log/Log';
import { useGoldEntries } from './gold';

type GoldDialogProps = { readonly playerID: PlayerID; readonly onClose: () => void };

/** All changes of a player's gold. */
export function GoldDialog({ playerID, onClose }: GoldDialogProps) {
  const { t, seat } = useTable();
  const { turns } = useLog();
  return (
    <LedgerDialog
      playerID={playerID}
      title={t('lookBack.goldOf', { name: seat(playerID).name })}
      entries={useGoldEntries(playerID)}
      turns={turns}
      sourceName={(source) => t(`terms.source.${source}`)}
      onClose={onClose}
    />
  );
}
