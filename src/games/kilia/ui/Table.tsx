import './table.css';
import { useMemo } from 'react';
import type { TableProps } from '../../../game-api/module';
import type { Seats } from '../../../table/context';
import { GameTable } from '../../../table/frame/GameTable';
import { later } from '../../../table/loading/later';
import { type G, playerOf } from '../rules/state/state';
import { seatView } from '../view-model/table';
import { Actions } from './actions/ActionBar';
import { CONTEXTS, tableParts } from './context';
import { Council } from './council/Council';
import { Dialogs } from './dialogs/Dialogs';
import { Header } from './header/Header';
import { Seal, SealShape } from './icons/index';
import { KEYS } from './keys';
import { OwnBoard } from './own/OwnBoard';
import { Sailing } from './own/Sailing';
import { PointsAmount } from './pieces/PointsAmount';
import { Player } from './players/Player';
import { usePosition } from './usePosition';

const KeysHelp = later(async () => (await import('./KeysHelp')).KeysHelp);

const PARTS = tableParts({
  loadPhone: async () => (await import('./phone/Phone')).Phone,
  loadPieces: async () => (await import('./pieces/Pieces')).Pieces,
  loadFinal: async () => (await import('./final/FinalScore')).FinalScore,
  Header,
  Board: Council,
  Corner: Sailing,
  Actions,
  Hand: OwnBoard,
  Player,
  Dialogs,
});

/** The table: council board, own board, actions, and the score after the game. */
export function Table(props: TableProps<G>) {
  const shown = usePosition(props);
  const { G, seats: seated } = props;
  const colours = G.turnOrder.map((id) => playerOf(G, id).colour).join();
  // Depends only on the colours, because new seats re-render the whole log.
  const seats = useMemo((): Seats => {
    const player = (id: string) => seatView(seated, G, id);
    return {
      player,
      mark: (id, size) => (
        <span className="player-mark">
          <Seal zone={player(id).zone} size={size * 1.2} />
        </span>
      ),
      shape: (id) => <SealShape zone={player(id).zone} />,
      score: (amount, size) => <PointsAmount amount={amount} size={size} />,
    };
  }, [seated, colours]);
  return (
    <GameTable
      table={props}
      shown={shown}
      contexts={CONTEXTS}
      className="kilia"
      data={() => ({ 'data-players': `${G.turnOrder.length}` })}
      parts={PARTS}
      seats={seats}
      keys={KEYS}
      KeysHelp={KeysHelp}
    />
  );
}
