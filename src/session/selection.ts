/**
 * The player's picks that are not yet played, as a pure state and reducer, so that tests need no screen. Picks apply to
 * one position and are dropped when it changes.
 */
import type { LegalMove, TableProps } from '../game-api/module';

/** The game defines `Picks` and `Open` (a dialog). */
export type Selection<Picks, Open> = {
  readonly position: string;
  readonly picks: Picks;
  readonly dialog: Open | null;
  /** Moves to play after the current one, in order */
  readonly queue: readonly LegalMove[];
  /** The position in which the queue was filled. Its first move is played only after the position has changed. */
  readonly queuedAt: string | null;
};

/** Events at every table */
export type CommonEvent<Open> =
  | { readonly do: 'open'; readonly dialog: Open }
  | { readonly do: 'close' }
  | { readonly do: 'queue'; readonly intents: readonly LegalMove[] }
  /** The position has changed. Picks of the previous one are dropped, even if an undo returns to it. */
  | { readonly do: 'settle' };

const COMMON: Readonly<Record<CommonEvent<unknown>['do'], true>> = {
  open: true,
  close: true,
  queue: true,
  settle: true,
};
const isCommon = <Open>(event: { readonly do: string } | CommonEvent<Open>): event is CommonEvent<Open> =>
  Object.hasOwn(COMMON, event.do);

type Picking<Picks, Event, Open> = {
  readonly nothing: Picks;
  /** Returns the changes for a game's own event. */
  readonly pick: (picks: Picks, event: Event) => Partial<Picks>;
  /** Checks whether a dialog is read-only. Such a dialog stays open when the position changes. */
  readonly shows: (dialog: Open) => boolean;
};

export type Selecting<Picks, Event, Open> = {
  readonly fresh: (position: string) => Selection<Picks, Open>;
  /** Returns the selection for a position: unchanged if made there, otherwise only its queue and a read-only dialog. */
  readonly settle: (selection: Selection<Picks, Open>, position: string) => Selection<Picks, Open>;
  /** Returns the selection after an event in the current position. */
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

/** Returns the next step for the queue: play its first move, wait for the position to change, or drop it. */
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

/** Returns a key that identifies a position, to detect picks made in another one. */
export const positionKey = ({ ctx, log, viewer }: Pick<TableProps, 'ctx' | 'log' | 'viewer'>): string =>
  `${viewer}/${ctx.phase}/${ctx.turn}/${ctx.numMoves}/${log.length}`;
