import './table.css';
import { useCallback, useMemo } from 'react';
import type { TableProps } from '../../../game-api/module';
import type { LookBack, Players, Seats, Turn } from '../../../table/context';
import type { TableParts } from '../../../table/frame/parts';
import { TableFrame } from '../../../table/frame/TableFrame';
import { useCameFrom } from '../../../table/frame/useCameFrom';
import { later } from '../../../table/painting/later';
import { seatView } from '../position/table';
import { seasonOf } from '../position/targets';
import type { G } from '../rules/state';
import { Actions } from './actions/ActionBar';
import { BoardArea } from './board/BoardArea';
import { CornerPrices } from './board/Cartouche';
import {
  DialogContext,
  Follows,
  type Past,
  PastContext,
  PickContext,
  PointedContext,
  SelectedContext,
  TableContext,
} from './context';
import { Dialogs } from './dialogs/Dialogs';
import { Hand } from './hand/Hand';
import { Header } from './header/Header';
import { ShieldShape } from './icons/index';
import { KEYS } from './keys';
import { Log } from './log/Log';
import { Gold } from './parts/amounts';
import { PlayerShield } from './parts/PlayerShield';
import { Player } from './players/Player';
import { usePosition } from './usePosition';
import { WordsContext } from './words';

const PARTS: TableParts = {
  Header,
  Board: BoardArea,
  Corner: CornerPrices,
  Actions,
  Hand,
  Player,
  Log,
  Story: later(async () => (await import('./log/Story')).Story),
  Follows,
  Phone: later(async () => (await import('./phone/Phone')).Phone),
  Dialogs,
  Final: later(async () => (await import('./final/FinalScore')).FinalScore),
};

/** The table of Через Урал: everything that lies open, what may be done now, and the score when the game is over. */
export function Table(props: TableProps<G>) {
  const { table, selected, pointed, dialog, pick, say } = usePosition(props);
  const { timeline, shown, onShow, notes, seats: seated } = props;
  const { content, language, t, G, viewer, current, run, history, askForHint } = table;
  const cameFrom = useCameFrom(G, table.log.length, shown === null);
  const past = useMemo((): Past => ({ timeline, cameFrom }), [timeline, cameFrom]);
  const words = useMemo(() => ({ content, language, t }), [content, language, t]);
  const seats = useMemo((): Seats => {
    const player = (id: string) => seatView(seated, id);
    return {
      player,
      mark: (id, size) => <PlayerShield colour={player(id).colour} size={size} />,
      shape: (id) => <ShieldShape player={player(id).colour} />,
      score: (amount, size) => <Gold amount={amount} size={size} />,
    };
  }, [seated]);
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
              <PointedContext value={pointed}>
                <DialogContext value={dialog}>
                  <TableFrame
                    table={props}
                    className="cherez-ural"
                    data={(isScore) => ({ 'data-season': isScore ? 'summer' : seasonOf(table.ctx.phase) })}
                    parts={PARTS}
                    words={words}
                    seats={seats}
                    players={players}
                    turn={turn}
                    lookBack={lookBack}
                    say={say}
                    notice={pointed.notice}
                    keys={KEYS}
                    onKeysHelp={openKeys}
                  />
                </DialogContext>
              </PointedContext>
            </SelectedContext>
          </PickContext>
        </PastContext>
      </TableContext>
    </WordsContext>
  );
}
