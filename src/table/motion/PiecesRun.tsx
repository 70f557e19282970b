/** Moves the pieces of a table from their previous places to their new ones. */
import { PureComponent } from 'react';
import { playerPlace } from '../../game-api/gameLog';
import { useLookBack } from '../context';
import { isInSight } from '../controls/inSight';
import { usePortal } from '../controls/portal';
import { type Box, flightsOf, isShort, type Places, type ShownPiece, type Watched } from './flights';
import { isStill } from './motion';
import { ancestorsOf, type Copied, copyOf, fly } from './overlay';

const PIECES = '[data-piece]';

type Look = ShownPiece & {
  readonly element: HTMLElement;
  readonly ancestors: readonly Element[];
  readonly zoom: number;
  /** The piece as it looks now. Only pieces with `data-leaves` have it, because React may reuse their elements. */
  readonly copy: HTMLElement | null;
};

type Looks = ReadonlyMap<string, Look>;

/** Returns the id of the player who holds a piece that has no element of its own; null if nobody does. */
type HolderOf = (piece: string) => string | null;

function looksAt(table: HTMLElement, copies: boolean): Looks {
  const looks = new Map<string, Look>();
  for (const element of table.querySelectorAll<HTMLElement>(PIECES)) {
    // Pieces on a map run along its paths instead (`useRun`).
    if (!(element instanceof HTMLElement)) continue;
    const { piece = '', from, leaves } = element.dataset;
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    looks.set(piece, {
      box: { x, y, width, height },
      from,
      element,
      ancestors: ancestorsOf(element, table),
      zoom: element.currentCSSZoom ?? 1,
      copy: copies && leaves !== undefined ? copyOf(element) : null,
    });
  }
  return looks;
}

function boxOf(table: HTMLElement, selector: string): Box | null {
  for (const element of table.querySelectorAll(selector)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return { x, y, width, height };
  }
  return null;
}

const PLAYER = /^player-(.*)$/;

/** Returns the places of a table: controls by their `data-action`, and players. */
function placesIn(table: HTMLElement, holderOf: HolderOf): Places {
  const playerBox = (id: string) => boxOf(table, playerPlace(id));
  return {
    of: (place) => {
      const id = PLAYER.exec(place)?.[1];
      return id === undefined ? boxOf(table, `[data-action="${place}"]`) : playerBox(id);
    },
    holderOf: (piece) => {
      const id = holderOf(piece);
      return id === null ? null : playerBox(id);
    },
  };
}

function copiesOf(before: Looks, now: Looks, places: Places): readonly Copied[] {
  return flightsOf(before, now, places).flatMap(({ name, from, to, look }): Copied[] => {
    const [old, current] = [before.get(name), now.get(name)];
    // A copy would cover what hides the piece, such as a phone's sheet.
    if (current !== undefined && !isInSight(current.element)) return [];
    const isOld = look === 'before' && old !== undefined && old.copy !== null;
    const shown = isOld ? old : (current ?? old);
    const copy = isOld ? old.copy : current === undefined ? null : copyOf(current.element);
    if (shown === undefined || copy === null) return [];
    const { ancestors, zoom, box } = shown;
    return [
      {
        copy,
        ancestors,
        width: box.width / zoom,
        height: box.height / zoom,
        from,
        to,
        hides: current?.element ?? null,
      },
    ];
  });
}

type RunProps = Watched & { readonly table: HTMLElement; readonly holderOf: HolderOf };

const STOPPING = ['pointerdown', 'keydown'] as const;

/** A class, because only `getSnapshotBeforeUpdate` runs right before the page changes. */
class Run extends PureComponent<RunProps> {
  private end: (() => void) | null = null;
  private readonly stop = (): void => {
    this.end?.();
    this.end = null;
    for (const by of STOPPING) document.removeEventListener(by, this.stop, { capture: true });
  };
  override getSnapshotBeforeUpdate(before: RunProps): Looks | null {
    const { table, moves, live } = this.props;
    if (before.moves === moves && before.live === live) return null;
    this.stop();
    const isShown = isShort(before, this.props) && !document.hidden && !isStill();
    return isShown ? looksAt(table, true) : null;
  }
  override componentDidUpdate(_before: RunProps, _state: unknown, looks: Looks | null): void {
    if (looks === null) return;
    const { table, holderOf } = this.props;
    const copies = copiesOf(looks, looksAt(table, false), placesIn(table, holderOf));
    if (copies.length === 0) return;
    this.end = fly(table, copies);
    // A press needs the final position.
    for (const stopping of STOPPING) document.addEventListener(stopping, this.stop, { capture: true });
  }
  override componentWillUnmount(): void {
    this.stop();
  }
  override render() {
    return null;
  }
}

const NOBODY: HolderOf = () => null;

/**
 * Moves each element with `data-piece` when its place changes. It must be inside `Deferred` like the board, so that
 * both change in the same commit.
 */
export function PiecesRun({ holderOf = NOBODY }: { readonly holderOf?: HolderOf }) {
  const table = usePortal();
  const { log, shown } = useLookBack();
  return table && <Run table={table} moves={log.length} live={shown === null} holderOf={holderOf} />;
}
