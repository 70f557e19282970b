import '../css/table.css';
import { type HTMLAttributes, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import type { TableProps } from '../../game-api/module';
import { OnlineExtrasContext } from '../../game-api/onlineExtras';
import { PlanContext } from '../../game-api/plan';
import {
  type LookBack,
  LookBackContext,
  NoticeContext,
  type Players,
  PlayersContext,
  SayContext,
  type Seats,
  SeatsContext,
  type Turn,
  TurnContext,
  type Words,
  WordsContext,
} from '../context';
import { PortalContext } from '../controls/portal';
import { useMediaQuery } from '../controls/useMediaQuery';
import type { Key } from '../keys/keys';
import { useKeys } from '../keys/useKeys';
import { useStableFocus } from '../keys/useStableFocus';
import { LinkProvider } from '../links/LinkProvider';
import { fetchLateParts, later } from '../loading/later';
import { Deferred } from '../rendering/deferred';
import { StoryProvider } from '../story/StoryProvider';
import { DeskLayout } from './DeskLayout';
import type { TableParts } from './parts';
import { WIDE } from './widths';

const PiecesRun = later(async () => (await import('../motion/PiecesRun')).PiecesRun);

/** Values of the kit's contexts. Each must keep its identity until its content changes. */
type Contexts = {
  readonly words: Words;
  readonly seats: Seats;
  readonly players: Players;
  readonly turn: Turn;
  readonly lookBack: LookBack;
  readonly say: (text: string) => void;
  readonly notice: string | null;
};

type TableFrameProps = Contexts & {
  readonly table: Pick<
    TableProps<unknown>,
    'ctx' | 'shell' | 'replay' | 'shown' | 'onShow' | 'onPlayAgain' | 'onLeave'
  >;
  readonly parts: TableParts;
  /** The game's root class, which scopes its CSS */
  readonly className: string;
  /** Returns the root's `data-…` attributes. `isScore`: the final score is on screen. */
  readonly data: (
    isScore: boolean,
  ) => HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
  readonly keys: readonly Key[];
  /** Opens the list of keys. Must be the same function in every render. */
  readonly onKeysHelp: () => void;
  /** The open list of keys. It is shown over the position's own dialog, which keeps its state. */
  readonly help?: ReactNode;
};

/** The frame of a drawn table: responsive layout, keys, dialogs and final score */
export function TableFrame(props: TableFrameProps) {
  const { table, parts, className, data, keys, onKeysHelp, help, ...contexts } = props;
  const { ctx, shell, replay, shown, onShow, onPlayAgain, onLeave } = table;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [isAtBoard, setAtBoard] = useState(false);
  const [isRested, setRested] = useState(false);
  const isPhone = !useMediaQuery(WIDE);
  const isOver = ctx.gameover !== undefined;
  const isScore = isOver && !isAtBoard && shown === null;
  const online = useContext(OnlineExtrasContext);
  useEffect(() => {
    if (root === null) return;
    void fetchLateParts().then(() => setRested(true));
  }, [root]);
  useKeys(root, keys, onKeysHelp);
  useStableFocus(root);
  const { Phone, Final, Dialogs, Links, Pieces = PiecesRun } = parts;
  const layout = { shell, replay, onSeeScore: isOver ? () => setAtBoard(false) : null };
  return (
    <KitContexts {...contexts}>
      <PortalContext value={root}>
        <div
          className={`table ${className} ${isPhone ? 'table-phone' : 'table-desk'}`}
          data-looks-on={online !== null && contexts.players.viewer === null ? '' : undefined}
          data-past={shown === null ? undefined : ''}
          data-testid="table"
          data-phase={ctx.phase ?? 'none'}
          data-complete={isRested ? '' : undefined}
          lang={contexts.words.language}
          ref={setRoot}
          {...data(isScore)}
        >
          {shown === null && !isScore && <PlanSlot />}
          <Suspense>
            {isScore ? (
              <Final
                shell={shell}
                onPlayAgain={onPlayAgain}
                onLeave={onLeave}
                onSeeBoard={() => setAtBoard(true)}
                onReplay={() => onShow(0)}
              />
            ) : isPhone ? (
              <Phone {...layout} parts={parts} />
            ) : (
              <DeskLayout {...layout} parts={parts} />
            )}
          </Suspense>
          {/* A dialog's place must not change, or React would build it twice. */}
          {root !== null && (
            <Suspense>
              <Dialogs />
              {help}
            </Suspense>
          )}
          {/* Loaded with the rest, because nobody needs it to play. */}
          {Links !== undefined && isRested && !isScore && (
            <Suspense>
              <Links />
            </Suspense>
          )}
          {isRested && !isScore && (
            <Deferred isOff={replay !== null}>
              <Suspense>
                <Pieces />
              </Suspense>
            </Deferred>
          )}
        </div>
      </PortalContext>
    </KitContexts>
  );
}

/** The plan's line. It is shown over the header, where it takes no space from the board. */
const PlanSlot = () => useContext(PlanContext)?.line;

/** Provides the kit's contexts. Also used by the text table and the almanac. */
function KitContexts(props: Contexts & { readonly children: ReactNode }) {
  const { words, seats, players, turn, lookBack, say, notice, children } = props;
  return (
    <WordsContext value={words}>
      <SeatsContext value={seats}>
        <PlayersContext value={players}>
          <TurnContext value={turn}>
            <LookBackContext value={lookBack}>
              <SayContext value={say}>
                <NoticeContext value={notice}>
                  <StoryProvider>
                    <LinkProvider>{children}</LinkProvider>
                  </StoryProvider>
                </NoticeContext>
              </SayContext>
            </LookBackContext>
          </TurnContext>
        </PlayersContext>
      </SeatsContext>
    </WordsContext>
  );
}
