import { PiecesRun } from '../../../../table/motion/PiecesRun';
import { useTable } from '../context';

/** Moves workers, caravans, canoes and artifacts. A phone shows no artifacts of others, so those fly to their owner. */
export function Pieces() {
  const { G } = useTable();
  const holderOf = (piece: string) =>
    G.turnOrder.find((playerID) => {
      const { built = [], reserved } = G.players[playerID] ?? {};
      return [...built.map(({ card }) => card), reserved].some((card) => piece === `card-${card}`);
    }) ?? null;
  return <PiecesRun holderOf={holderOf} />;
}
