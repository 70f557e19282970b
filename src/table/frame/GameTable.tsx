import { type ComponentProps, type ComponentType, useCallback, useMemo } from 'react';
import type { TableProps } from '../../game-api/module';
import type { LookBack, Players, Turn } from '../context';
import type { KeysHelpProps } from '../keys/KeysDialog';
import type { GameContexts, Shown, ShownTypes } from './gameContexts';
import { TableFrame } from './TableFrame';
import { useCameFrom } from './useCameFrom';

type GameTableProps<Types extends ShownTypes> = Pick<
  ComponentProps<typeof TableFrame>,
  'className' | 'data' | 'parts' | 'keys' | 'seats'
> & {
  readonly table: TableProps<Types['table']['G']>;
  readonly shown: Shown<Types>;
  readonly contexts: GameContexts<Types>;
  /** The dialog with the game's keys. It should load late, with its texts. */
  readonly KeysHelp: ComponentType<KeysHelpProps>;
};

/** The table of a game that draws all its own parts: the game's contexts around the kit's frame */
export function GameTable<Types extends ShownTypes>(props: GameTableProps<Types>) {
  const { table: given, shown: seen, contexts, KeysHelp, ...frame } = props;
  const { table, selected, pointed, dialog, run, notice, pick, say } = seen;
  const { timeline, shown, onShow, notes, seats } = given;
  const { content, language, t, G, viewer, current, history, askForHint } = table;
  const cameFrom = useCameFrom(G, table.log.length, shown === null);
  const past = useMemo(() => ({ timeline, cameFrom }), [timeline, cameFrom]);
  const words = useMemo(() => ({ content, language, t }), [content, language, t]);
  const { turnOrder } = G;
  const players = useMemo((): Players => ({ ids: turnOrder, viewer, current }), [turnOrder, viewer, current]);
  const turn = useMemo((): Turn => ({ run, history, askForHint }), [run, history, askForHint]);
  const lookBack = useMemo(
    (): LookBack => ({ log: timeline.at(timeline.moves).log, notes, seats, shown, onShow }),
    [timeline, notes, seats, shown, onShow],
  );
  const openKeys = useCallback(() => pick({ do: 'open', dialog: { kind: 'keys' } }), [pick]);
  return (
    <contexts.WordsContext value={words}>
      <contexts.TableContext value={table}>
        <contexts.PastContext value={past}>
          <contexts.PickContext value={pick}>
            <contexts.SelectedContext value={selected}>
              <contexts.PointedContext value={pointed}>
                <contexts.DialogContext value={dialog}>
                  <TableFrame
                    {...frame}
                    table={given}
                    words={words}
                    players={players}
                    turn={turn}
                    lookBack={lookBack}
                    say={say}
                    notice={notice}
                    onKeysHelp={openKeys}
                    help={dialog?.kind === 'keys' && <KeysHelp G={G} onClose={() => pick({ do: 'close' })} />}
                  />
                </contexts.DialogContext>
              </contexts.PointedContext>
            </contexts.SelectedContext>
          </contexts.PickContext>
        </contexts.PastContext>
      </contexts.TableContext>
    </contexts.WordsContext>
  );
}
