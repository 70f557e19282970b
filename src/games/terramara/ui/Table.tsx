import './table.css';
import { useEffect, useMemo } from 'react';
import type { TableProps } from '../../../game-api/module';
import type { Seats } from '../../../table/context';
import { GameTable } from '../../../table/frame/GameTable';
import { later } from '../../../table/loading/later';
import type { G } from '../rules/state/state';
import { seatView } from '../view-model/table';
import { Actions } from './actions/ActionBar';
import { BoardArea } from './board/BoardArea';
import { CONTEXTS, tableParts } from './context';
import { Dialogs } from './dialogs/Dialogs';
import { OwnBoard } from './hand/OwnBoard';
import { Header } from './header/Header';
import { GameIcon } from './icons/Icon';
import { mountIconSheet } from './icons/sheet';
import { ALL_KEYS } from './keys';
import { Player } from './players/Player';
import { SideLog } from './players/SideLog';
import { Points } from './score/Points';
import { usePosition } from './usePosition';

const KeysHelp = later(async () => (await import('./KeysHelp')).KeysHelp);

const PARTS = tableParts({
  loadPhone: async () => (await import('./phone/Phone')).Phone,
  loadPieces: async () => (await import('./board/Pieces')).Pieces,
  loadFinal: async () => (await import('./final/FinalScore')).FinalScore,
  Header,
  Board: BoardArea,
  Corner: () => null,
  Actions,
  Hand: OwnBoard,
  Player,
  Log: SideLog,
  Dialogs,
});

/** The table: all public information, available actions, and the score after the game. */
export function Table(props: TableProps<G>) {
  const shown = usePosition(props);
  const { seats: seated } = props;
  useEffect(() => {
    // Icons are optional, because the words cover everything. The next table tries to load them again.
    mountIconSheet().catch(() => undefined);
  }, []);
  const seats = useMemo((): Seats => {
    const player = (id: string) => seatView(seated, id);
    return {
      player,
      mark: (id, size) => <GameIcon name={`mark-${player(id).dye}`} size={size} />,
      shape: (id) => (
        <svg x="-11" y="-11" width="22" height="22" aria-hidden="true">
          <use href={`#tm-mark-${player(id).dye}`} />
        </svg>
      ),
      score: (amount, size) => <Points amount={amount} size={size} />,
    };
  }, [seated]);
  return (
    <GameTable
      table={props}
      shown={shown}
      contexts={CONTEXTS}
      className="terramara"
      data={() => ({})}
      parts={PARTS}
      seats={seats}
      keys={ALL_KEYS}
      KeysHelp={KeysHelp}
    />
  );
}
