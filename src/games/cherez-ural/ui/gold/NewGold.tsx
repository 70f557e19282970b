import { changesBetween } from '../../../../table/score/ledger';
import { ScoreFlag } from '../../../../table/score/ScoreFlag';
import type { PlayerID } from '../../content/terms';
import type { G } from '../../rules/state';
import { useTable } from '../context';
import { GOLD } from './ledger';

type NewGoldProps = { readonly playerID: PlayerID; readonly cameFrom: G };

/** What the last move won or cost. */
export function NewGold({ playerID, cameFrom }: NewGoldProps) {
  const { G, t, log } = useTable();
  return (
    <ScoreFlag
      playerID={playerID}
      move={log.length}
      changes={changesBetween(GOLD, cameFrom, G, playerID)}
      sourceName={(source) => t(`terms.source.${source}`)}
    />
  );
}
