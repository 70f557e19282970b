import type { Bag } from '../../../rules-kit/bag';
import type {
  Achievement,
  ActionId,
  Colour,
  ContractId,
  Good,
  Heading,
  PlayerID,
  Space,
  Zone,
} from '../content/terms';

/** Pieces of all four goods, zeros included. */
export type Stock = Record<Good, number>;

/** A card under a zone: an action card, or a sprat that was played as an expansion (R7.2). */
export type ZoneCard = ActionId | 'sprat';

/** What stands on a canal space: the printed building, or a card; `turned`: read from its other end (R4.8). */
export type Building = { card: ActionId | 'home'; turned: boolean };

export type Player = {
  /** Null until it is chosen; the other things of setup come with it (R1.7). */
  colour: Colour | null;
  coins: number;
  goods: Stock;
  /** The cards under each zone, in the order in which they came. */
  zones: Record<Zone, ZoneCard[]>;
  /** The cards under the knowledge zone, their abilities showing. */
  abilities: ActionId[];
  /** Spaces 0 to 4 from left to right; null: no building. */
  canal: (Building | null)[];
  /** Number of the ship, 1 to 5. */
  ship: number;
  /** Where the bow points. The ship lies at the left end with heading right, at the right end with heading left. */
  heading: Heading;
  /** Merchants on each market space, the lowest first: only the last of them works (R5.3). */
  market: Record<Space, ActionId[]>;
  /** Coins that lie on each market space: its activations since the last council phase (R5.6). */
  used: Record<Space, number>;
  /** Active contracts, in the order in which they came. */
  contracts: ContractId[];
  /** Fulfilled ones; everyone saw them, so they are public (R6.2). */
  fulfilled: ContractId[];
  /** Sprats that can be played. */
  sprats: number;
  /** Sprats gained in this turn, which can be played from the next turn on (R7.2). */
  newSprats: number;
  /** Markers placed in all: the first four are chips, the others goods of the own colour (R8.1). */
  markers: number;
  /** How often each condition has been met (R8). */
  met: Record<Achievement, number>;
};

/** Something to be chosen after a move, before anything else (R4.4, R5.2, R6.1); `source`: what it comes from. */
export type Step =
  /** `chooseGood`: any good of the common supply. Not declined. */
  | { kind: 'good'; source: 'space' | 'contract' }
  /** `takeContract`. */
  | { kind: 'contract'; source: 'castle' | 'space' | 'contract' }
  /** `takeAbility`. */
  | { kind: 'ability'; source: 'university' }
  /** `buildWarehouse`. */
  | { kind: 'building'; source: 'warehouse' };

export type Turn = {
  /** A card of the row was taken in this turn: no refresh any more (R3.1). */
  cardTaken: boolean;
  /** The required action was begun; once `action` is null again, it is finished (R3.2). */
  actionDone: boolean;
  /** The action whose improvement or bonus is still open; null: none. `zone`: the zone that it expanded; null: a merchant. */
  action: { zone: Zone | null } | null;
  /** An extra action may be taken now (R4.6b). */
  extra: boolean;
  /** Open steps, the next one first. */
  steps: Step[];
  over: boolean;
};

/** Both piles. The next card to be dealt is the last of its list. */
export type OpenPiles = { actions: ActionId[]; contracts: ContractId[] };
/** The piles as everyone sees them: how many cards each has, and the back of the top action card (R1.5). */
export type CoveredPiles = { actions: number; contracts: number; topZone: Zone | null };

export type Options = {
  /** How players come to their colours: they choose, or the setup says. */
  colours: 'chosen' | 'set' | 'random';
  /** The achievement whose wheel the extra wheel covers (R1.9). */
  extraWheel: Achievement | null;
};

export type G = {
  numPlayers: number;
  options: Options;
  /** The hash of the content it is played with; null: the one that is built in, in a game that never leaves this program. */
  content: string | null;
  /** Seats clockwise from the crest, which does not move (R1.6, R2.1). */
  turnOrder: PlayerID[];
  /** From 1. */
  round: number;
  /** This is the final round (R2.2). */
  final: boolean;
  /** Turns of this round that are over. */
  turnsTaken: number;
  /** Somebody has done more in this round than end a turn (R3.8). Absent: not yet. */
  eventful?: boolean;
  players: Record<PlayerID, Player>;
  /** The action cards in columns 1 to 5; null: empty (R3.5). */
  actionRow: (ActionId | null)[];
  /** The contracts in columns 1 to 5. */
  contractRow: (ContractId | null)[];
  piles: OpenPiles | CoveredPiles;
  /** Sprats beside the board. */
  sprats: number;
  /** Sprats that were used for a coin or a good: in the box (R7.2). */
  spratsInBox: number;
  /** For each wheel the groups of markers on it, from the hub on; those of one group came in the same round (R9.1). */
  wheels: Record<Achievement, PlayerID[][]>;
  /** The markers on each achievement space, placed in this round. */
  marks: Record<Achievement, PlayerID[]>;
  turn: Turn;
  /** Council phase: owners of ship 2 who have yet to choose their windows, in turn order (R9.4). */
  choosing: PlayerID[];
  /** The windows chosen for this voyage, one for each building in canal order. */
  windows: Record<PlayerID, number[]>;
  /** The game is over and can be scored (R10). */
  finished: boolean;
};

/** What boardgame.io's ctx must tell the rules. */
export type Moment = {
  readonly phase: string | null;
  readonly currentPlayer: PlayerID;
  readonly gameover?: unknown;
};

/** Own goods that leave the supply, and how often each merchant is activated (R4.3). */
export type Payment = { readonly goods: Bag<Good>; readonly merchants: Bag<Space> };

export const freshTurn = (): Turn => ({
  cardTaken: false,
  actionDone: false,
  action: null,
  extra: false,
  steps: [],
  over: false,
});
