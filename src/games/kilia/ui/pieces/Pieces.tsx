import { PiecesRun } from '../../../../table/motion/PiecesRun';
import { type Player, playerOf } from '../../rules/state/state';
import { useTable } from '../context';
import { contractPiece, pieceOf } from './names';

/** Returns the names of all cards that a player has. */
function piecesOf({ zones, abilities, market, canal, contracts, fulfilled }: Player) {
  const cards = [...Object.values(zones), abilities, ...Object.values(market)].flat();
  const houses = canal.flatMap((house) => (house === null || house.card === 'home' ? [] : [house.card]));
  return [...[...cards, ...houses].map(pieceOf), ...[...contracts, ...fulfilled].map(contractPiece)];
}

/** Moves cards. Those that a player's small board doesn't show fly to the player. */
export function Pieces() {
  const { G } = useTable();
  const holderOf = (piece: string) =>
    G.turnOrder.find((playerID) => piecesOf(playerOf(G, playerID)).includes(piece)) ?? null;
  return <PiecesRun holderOf={holderOf} />;
}
