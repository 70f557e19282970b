import './table.css';
import { useMemo } from 'react';
import type { TableProps } from '../../../game-api/module';
import type { Seats } from '../../../table/context';
import { GameTable } from '../../../table/frame/GameTable';
import { later } from '../../../table/loading/later';
import type { G } from '../rules/state/state';
import { seatView } from '../view-model/table';
import { seasonOf } from '../view-model/targets';
import { Actions } from './actions/ActionBar';
import { BoardArea } from './board/BoardArea';
import { CornerPrices } from './board/Cartouche';
import { CONTEXTS, tableParts } from './context';
import { Dialogs } from './dialogs/Dialogs';
import { Hand } from './hand/Hand';
import { Header } from './header/Header';
import { ShieldShape } from './icons/index';
import { KEYS } from './keys';
import { Gold } from './parts/amounts';
import { PlayerShield } from './parts/PlayerShield';
import { Player } from './players/Player';
import { usePosition } from './usePosition';

const KeysHelp = later(async () => (await import('./KeysHelp')).KeysHelp);

const PARTS = tableParts({
  loadPhone: async () => (await import('./phone/Phone')).Phone,
  loadFinal: async () => (await import('./final/FinalScore')).FinalScore,
  Header,
  Board: BoardArea,
  Corner: CornerPrices,
  Actions,
  Hand,
  Player,
  Dialogs,
});

export function Table(props: TableProps<G>) {
  const shown = usePosition(props);
  const { seats: seated } = props;
  const seats = useMemo((): Seats => {
    const player = (id: string) => seatView(seated, id);
    return {
      player,
      mark: (id, size) => <PlayerShield colour={player(id).colour} size={size} />,
      shape: (id) => <ShieldShape player={player(id).colour} />,
      score: (amount, size) => <Gold amount={amount} size={size} />,
    };
  }, [seated]);
  const { phase } = props.ctx;
  return (
    <GameTable
      table={props}
      shown={shown}
      contexts={CONTEXTS}
      className="cherez-ural"
      data={(isScore) => ({ 'data-season': isScore ? 'summer' : seasonOf(phase) })}
      parts={PARTS}
      seats={seats}
      keys={KEYS}
      KeysHelp={KeysHelp}
    />
  );
}
