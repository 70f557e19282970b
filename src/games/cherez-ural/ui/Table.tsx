import { Suspense, useContext, useEffect, useMemo, useState } from 'react';
import { CoachContext } from '../../../game-api/guide';
import type { TableProps } from '../../../game-api/module';
import './tokens.css';
import './table.css';
import { seasonOf } from '../position/targets';
import {
  DialogContext,
  PickContext,
  PointedContext,
  SayContext,
  SelectedContext,
  TableContext,
} from './context';
import { Dialogs } from './dialogs/Dialogs';
import { useKeptFocus } from './keys/useKeptFocus';
import { useKeys } from './keys/useKeys';
import { DeskLayout } from './layout/DeskLayout';
import { useMediaQuery } from './layout/useMediaQuery';
import { type LookBack, LookBackContext, useCameFrom } from './lookBack';
import { fetchRest, later } from './parts/later';
import { PortalContext } from './parts/portal';
import { PutUp, Stands } from './parts/Stands';
import { usePosition } from './usePosition';
import { WordsContext } from './words';

const FinalScore = later(async () => (await import('./final/FinalScore')).FinalScore);
const PhoneLayout = later(async () => (await import('./layout/PhoneLayout')).PhoneLayout);

const NARROW = '(max-width: 1099px)';

/** The table of Через Урал: everything that lies open, what may be done now, and the score when the game is over. */
export function Table(props: TableProps) {
  const { table, selected, pointed, dialog, pick, say } = usePosition(props);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [atBoard, setAtBoard] = useState(false);
  const phone = useMediaQuery(NARROW);
  const { timeline, shown, onShow, notes, seats } = props;
  const cameFrom = useCameFrom(table.G, table.log.length, shown === null);
  const lookBack = useMemo(
    (): LookBack => ({ timeline, shown, onShow, notes, seats, cameFrom }),
    [timeline, shown, onShow, notes, seats, cameFrom],
  );
  const over = table.ctx.gameover !== undefined;
  const { content, language, t } = table;
  const words = useMemo(() => ({ content, language, t }), [content, language, t]);
  useEffect(() => {
    if (root === null) return;
    const warm = async () => (await import('./warmFaces')).warmFaces(root);
    // Without it the first dialog opens a moment later.
    void fetchRest()
      .then(warm)
      .catch(() => undefined);
  }, [root]);
  const coach = useContext(CoachContext);
  useKeys(root, pick);
  useKeptFocus(root);
  const Layout = phone ? PhoneLayout : DeskLayout;
  return (
    <WordsContext value={words}>
      <TableContext value={table}>
        <LookBackContext value={lookBack}>
          <PickContext value={pick}>
            <SayContext value={say}>
              <SelectedContext value={selected}>
                <PointedContext value={pointed}>
                  <DialogContext value={dialog}>
                    <PortalContext value={root}>
                      <div
                        className={`table ${phone ? 'table-phone' : 'table-desk'}`}
                        data-season={
                          over && !atBoard && props.shown === null ? 'summer' : seasonOf(table.ctx.phase)
                        }
                        data-phase={table.ctx.phase ?? 'none'}
                        data-past={props.shown === null ? undefined : ''}
                        data-testid="table"
                        lang={table.language}
                        ref={setRoot}
                      >
                        {coach}
                        <PutUp>
                          <Suspense>
                            {over && !atBoard && props.shown === null ? (
                              <FinalScore
                                shell={props.shell}
                                onPlayAgain={props.onPlayAgain}
                                onLeave={props.onLeave}
                                onSeeBoard={() => setAtBoard(true)}
                                onReplay={() => props.onShow(0)}
                              />
                            ) : (
                              <Layout
                                shell={props.shell}
                                replay={props.replay}
                                onSeeScore={over ? () => setAtBoard(false) : null}
                              />
                            )}
                          </Suspense>
                          <Suspense>
                            <Stands from="dialogs">
                              <Dialogs />
                            </Stands>
                          </Suspense>
                        </PutUp>
                      </div>
                    </PortalContext>
                  </DialogContext>
                </PointedContext>
              </SelectedContext>
            </SayContext>
          </PickContext>
        </LookBackContext>
      </TableContext>
    </WordsContext>
  );
}
