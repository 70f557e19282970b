import './table.css';
import { useCallback, useMemo } from 'react';
import type { TableProps } from '../../../game-api/module';
import type { LookBack, Players, Seats, Turn } from '../../../table/context';
import type { TableParts } from '../../../table/frame/parts';
import { TableFrame } from '../../../table/frame/TableFrame';
import { useCameFrom } from '../../../table/frame/useCameFrom';
import { later } from '../../../table/painting/later';
import { seatView } from '../position/table';
import type { G } from '../rules/state';
import { Actions } from './actions/ActionBar';
import {
  DialogContext,
  Follows,
  type Past,
  PastContext,
  PickContext,
  SelectedContext,
  TableContext,
} from './context';
import { Council } from './council/Council';
import { Dialogs } from './dialogs/Dialogs';
import { Header } from './header/Header';
import { Seal, SealShape } from './icons/index';
import { KEYS } from './keys';
import { Log } from './log/Log';
import { OwnBoard } from './own/OwnBoard';
import { Sailing } from './own/Sailing';
import { PointsAmount } from './pieces/PointsAmount';
import { Player } from './players/Player';
import { usePosition } from './usePosition';
import { WordsContext } from './words';

const PARTS: TableParts = {
  Header,
  Board: Council,
  Corner: Sailing,
  Actions,
  Hand: OwnBoard,
  Player,
  Log,
  Story: later(async () => (await import('./log/Story')).Story),
  Follows,
  Phone: later(async () => (await import('./phone/Phone')).Phone),
  Dialogs,
  Final: later(async () => (await import('./final/FinalScore')).FinalScore),
};

/** The table of Kilia: council board, own board, what may be done now, and the score when the game is over. */
export function Table(props: TableProps<G>) {
  const { table, selected, dialog, notice, pick, say } = usePosition(props);
  const { timeline, shown, onShow, notes, seats: seated } = props;
  const { content, language, t, G, viewer, current, run, history, askForHint } = table;
  const cameFrom = useCameFrom(G, table.log.length, shown === null);
  const past = useMemo((): Past => ({ timeline, cameFrom }), [timeline, cameFrom]);
  const words = useMemo(() => ({ content, language, t }), [content, language, t]);
  const colours = G.turnOrder.map((id) => G.players[id].colour).join();
  // Of the state only the colours are read: a long log is drawn anew with the seats.
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
  const { turnOrder } = G;
  const players = useMemo((): Players => ({ ids: turnOrder, viewer, current }), [turnOrder, viewer, current]);
  const turn = useMemo((): Turn => ({ run, history, askForHint }), [run, history, askForHint]);
  const lookBack = useMemo(
    (): LookBack => ({ log: timeline.at(timeline.moves).log, notes, seats: seated, shown, onShow }),
    [timeline, notes, seated, shown, onShow],
  );
  const openKeys = useCallback(() => pick({ do: 'open', dialog: { kind: 'keys' } }), [pick]);
  return (
    <WordsContext value={words}>
      <TableContext value={table}>
        <PastContext value={past}>
          <PickContext value={pick}>
            <SelectedContext value={selected}>
              <DialogContext value={dialog}>
                <TableFrame
                  table={props}
                  className="kilia"
                  data={() => ({ 'data-players': `${turnOrder.length}` })}
                  parts={PARTS}
                  words={words}
                  seats={seats}
                  players={players}
                  turn={turn}
                  lookBack={lookBack}
                  say={say}
                  notice={notice}
                  keys={KEYS}
                  onKeysHelp={openKeys}
                />
              </DialogContext>
            </SelectedContext>
          </PickContext>
        </PastContext>
      </TableContext>
    </WordsContext>
  );
}
