/** What a player has picked but not yet played: a pure state with a pure step, so that it can be tested without a
 *  screen. A pick holds for one position of the game and falls when the position changes. */
import type { LegalMove, TableProps } from '../game-api/module';

/** `Picks` and `Open`, a dialog, are the game's. */
export type Selection<Picks, Open> = {
  /** The position these picks were made in. */
  readonly position: string;
  readonly picks: Picks;
  readonly dialog: Open | null;
  /** Moves still to be played after the one under way, in this order. */
  readonly queue: readonly LegalMove[];
  /** The position in which the queue was filled: its head is not asked for before the position changes. */
  readonly queuedAt: string | null;
};

/** What happens at every table, whatever else can be picked. */
export type CommonEvent<Open> =
  | { readonly do: 'open'; readonly dialog: Open }
  | { readonly do: 'close' }
  | { readonly do: 'queue'; readonly intents: readonly LegalMove[] }
  /** The position has changed: what was picked in the one before is gone, also when an undo brings that back. */
  | { readonly do: 'settle' };

const COMMON: Readonly<Record<CommonEvent<unknown>['do'], true>> = {
  open: true,
  close: true,
  queue: true,
  settle: true,
};
const isCommon = <Open>(event: { readonly do: string } | CommonEvent<Open>): event is CommonEvent<Open> =>
  Object.hasOwn(COMMON, event.do);

/** What a game says of its picks. */
type Picking<Picks, Event, Open> = {
  readonly nothing: Picks;
  /** What an event of the game's own changes. */
  readonly pick: (picks: Picks, event: Event) => Partial<Picks>;
  /** Whether a dialog only shows something: it stays open when the position changes. */
  readonly shows: (dialog: Open) => boolean;
};

export type Selecting<Picks, Event, Open> = {
  readonly fresh: (position: string) => Selection<Picks, Open>;
  /** The selection as it holds in a position: as it is when made there, else emptied but for what is still to be played
   *  and what the player is reading. */
  readonly settle: (selection: Selection<Picks, Open>, position: string) => Selection<Picks, Open>;
  /** One step of the selection in the position on screen. */
  readonly select: (
    before: Selection<Picks, Open>,
    event: Event | CommonEvent<Open>,
    position: string,
  ) => Selection<Picks, Open>;
};

export function selecting<Picks, Event extends { readonly do: string }, Open>({
  nothing,
  pick,
  shows,
}: Picking<Picks, Event, Open>): Selecting<Picks, Event, Open> {
  const fresh = (position: string): Selection<Picks, Open> => ({
    position,
    picks: nothing,
    dialog: null,
    queue: [],
    queuedAt: null,
  });
  const settle = (selection: Selection<Picks, Open>, position: string): Selection<Picks, Open> => {
    if (selection.position === position) return selection;
    const { dialog, queue, queuedAt } = selection;
    const isRead = dialog !== null && shows(dialog);
    return { ...fresh(position), dialog: isRead ? dialog : null, queue, queuedAt };
  };
  const common = (selection: Selection<Picks, Open>, event: CommonEvent<Open>): Selection<Picks, Open> => {
    switch (event.do) {
      case 'settle':
        return selection;
      case 'open':
        return { ...selection, dialog: event.dialog };
      case 'close':
        return { ...selection, dialog: null };
      case 'queue': {
        const queuedAt = event.intents.length === 0 ? null : selection.position;
        return { ...selection, queue: event.intents, queuedAt };
      }
    }
  };
  return {
    fresh,
    settle,
    select: (before, event, position) => {
      const selection = settle(before, position);
      if (isCommon(event)) return common(selection, event);
      return { ...selection, picks: { ...selection.picks, ...pick(selection.picks, event) } };
    },
  };
}

/** What to do about the queue in a position: play its head, wait for the position to change, or drop it. */
export function queueStep(
  { queue, queuedAt }: Pick<Selection<unknown, unknown>, 'queue' | 'queuedAt'>,
  position: string,
  isLegal: (move: LegalMove) => boolean,
): 'idle' | 'play' | 'wait' | 'drop' {
  const [head] = queue;
  if (head === undefined) return 'idle';
  if (queuedAt === position) return 'wait';
  return isLegal(head) ? 'play' : 'drop';
}

/** Names a position of the game, so that picks made in another one are known to be stale. */
export const positionKey = ({ ctx, log, viewer }: Pick<TableProps, 'ctx' | 'log' | 'viewer'>): string =>
  `${viewer}/${ctx.phase}/${ctx.turn}/${ctx.numMoves}/${log.length}`;
