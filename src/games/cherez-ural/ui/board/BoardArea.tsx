import { type MouseEvent, memo, useMemo } from 'react';
import { itemAt } from '../../../../rules-kit/indexed';
import { isKeyOf } from '../../../../rules-kit/records';
import { focusStep } from '../../../../table/keys/focusStep';
import { useStable } from '../../../../table/rendering/useStable';
import { usePointedStep } from '../../../../table/story/context';
import type { SpaceId } from '../../content/terms';
import { workerOf } from '../../rules/state/state';
import { type Routes, routesOf } from '../../view-model/routes';
import { seasonOf } from '../../view-model/targets';
import { useIsBehind, usePast, usePick, usePointed, useSelected, useTable } from '../context';
import { BoardMap } from '../map/index';
import { useChooseWorker } from '../workerChoice';
import { mapTargets } from './mapTargets';
import { chitsOf, markersOf, piecesOf, turnedChit, unexploredCities } from './pieces';
import { useSpaceLabel } from './spaceLabel';

const Sheet = memo(BoardMap);

/** The planner's first destination if no space was pressed: the centre of the board. */
const FIRST_ASKED: SpaceId = 'irkutsk';

/**
 * Prevents a mouse press from focusing a space. The map scrolls to a focused space, which would move it from under the
 * pointer before the click completes.
 */
const keepFocus = (event: MouseEvent<HTMLElement>) => event.preventDefault();

/**
 * Moves the focus to the next step after a mouse click on a space. A keyboard click has `detail` 0; then the focus
 * stays on the map.
 */
const afterClick = ({ detail, target, currentTarget }: MouseEvent<HTMLElement>) => {
  if (detail > 0 && target instanceof Element && target.closest('[data-space]') !== null)
    focusStep(currentTarget);
};

export function BoardArea({ touch = false }: { readonly touch?: boolean }) {
  const table = useTable();
  const { G, ctx, log, language, viewer, acting, legal, seat } = table;
  const { selection, targets, placing, asked, pressSpace, hover } = useSelected();
  const { picked } = usePointed();
  const choose = useChooseWorker();
  const spaceLabel = useSpaceLabel();

  const { cameFrom, timeline } = usePast();
  const entry = log[log.length - 1];
  const routes = useMemo(
    (): Routes => (cameFrom === null || entry === undefined ? new Map() : routesOf(cameFrom, entry)),
    [cameFrom, entry],
  );
  const turned = useStable(
    useMemo(
      () => (cameFrom === null || entry === undefined ? undefined : turnedChit(entry, log.length)),
      [cameFrom, entry, log.length],
    ) ?? null,
  );
  const pieces = useStable(
    useMemo(
      () => piecesOf(table, selection.placing, placing, routes),
      [table, selection.placing, placing, routes],
    ),
  );
  const chits = useStable(useMemo(() => chitsOf(G), [G]));
  const markers = useStable(useMemo(() => markersOf(G), [G]));
  const unexplored = useStable(useMemo(() => unexploredCities(G), [G]));
  const drawn = useStable(useMemo(() => mapTargets(targets), [targets]));
  const owner = picked?.choice.worker ?? acting;
  // The path of a log entry under the pointer takes precedence over the path of a possible move.
  const told = usePointedStep();
  const toldWay = useMemo(() => {
    if (told === null || told.move > timeline.moves || timeline.has?.(told.move - 1) === false) return null;
    const { log: made } = timeline.at(told.move);
    const last = itemAt(made, told.move - 1);
    const [way] = [...routesOf(timeline.at(told.move - 1).G, last).values()];
    return { legs: way ?? [], player: seat(last.action.payload.playerID).colour, to: way?.at(-1)?.to };
  }, [told, timeline, seat]);
  const path = useMemo(
    () =>
      toldWay !== null && toldWay.legs.length > 0
        ? toldWay
        : picked === null || picked.choice.legs.length === 0 || owner === null
          ? undefined
          : { legs: picked.choice.legs, player: seat(workerOf(G, owner).owner).colour },
    [toldWay, picked, owner, G, seat],
  );
  const onPiece = useStable((id: string) => {
    if (!isKeyOf(G.workers, id)) return;
    const worker = G.workers[id];
    const own = worker?.owner === viewer;
    const canChoose =
      legal.placeWorkers.length > 0 || (worker !== undefined && !worker.acted && acting !== id);
    if (own && canChoose) choose(id);
    else if (worker?.at != null) pressSpace(worker.at);
  });
  const onSpace = useStable(pressSpace);
  const pick = usePick();
  const onRoutes = useStable(() =>
    pick({ do: 'open', dialog: { kind: 'routes', to: selection.target ?? asked ?? FIRST_ASKED } }),
  );
  // The map scrolls to this space. On touch screens only a selected space counts, so that the map doesn't move during a
  // tap.
  const focused: SpaceId | undefined = toldWay?.to ?? (touch ? selection.target : picked?.space) ?? undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only move the focus
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard use needs no focus change
    <div className="board-press" aria-busy={useIsBehind()} onMouseDown={keepFocus} onClick={afterClick}>
      <Sheet
        language={language}
        season={seasonOf(ctx.phase)}
        pieces={pieces}
        chits={chits}
        markers={markers}
        targets={drawn}
        unexplored={unexplored}
        path={path}
        turned={turned ?? undefined}
        selectedPiece={placing ?? picked?.choice.worker ?? acting ?? undefined}
        focusedSpace={focused}
        onSpace={onSpace}
        onPiece={onPiece}
        onRoutes={onRoutes}
        onHover={hover}
        spaceLabel={spaceLabel}
      />
    </div>
  );
}
