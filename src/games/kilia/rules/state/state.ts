import type { Bag } from '../../../../rules-kit/bag';
import type { GameState } from '../../../../rules-kit/gameState';
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
} from '../../content/terms';

/** Pieces of all four goods, including zeros. */
export type Stock = Record<Good, number>;

/** A card under a zone: an action card, or a sprat played as an expansion (R7.2). */
export type ZoneCard = ActionId | 'sprat';

/** A building on a canal space. `turned` reverses its strip (R4.8). */
export type Building = { card: ActionId | 'home'; turned: boolean };

export type Player = {
  /** Null until chosen. The rest of the player's starting supply comes with the colour (R1.7). */
  colour: Colour | null;
  coins: number;
  goods: Stock;
  /** Cards under each zone, oldest first. */
  zones: Record<Zone, ZoneCard[]>;
  /** Cards under the knowledge zone. */
  abilities: ActionId[];
  /** Spaces 0 to 4, left to right. Null: no building. */
  canal: (Building | null)[];
  /** Ship number, 1 to 5. */
  ship: number;
  /**
   * Direction of the bow. The ship is at the left end when it heads right, and at the right end when it heads left.
   */
  heading: Heading;
  /** Merchants on each market space, lowest first. Only the last one works (R5.3). */
  market: Record<Space, ActionId[]>;
  /** Coins on each market space, which equal its activations since the last council phase (R5.6). */
  used: Record<Space, number>;
  /** Active contracts, oldest first. */
  contracts: ContractId[];
  /** Fulfilled contracts. They are public because everyone saw them (R6.2). */
  fulfilled: ContractId[];
  /** Sprats that can be played now. */
  sprats: number;
  /** Sprats gained this turn, playable from the next turn on (R7.2). */
  newSprats: number;
  /** Markers placed so far. The first four are chips, later ones goods of the player's colour (R8.1). */
  markers: number;
  /** Number of times that each condition has been met (R8). */
  met: Record<Achievement, number>;
};

/** A choice that must be made before anything else (R4.4, R5.2, R6.1). `source` is its cause. */
export type Step =
  /** Answered by `chooseGood`: any good of the common supply. Can't be declined. */
  | { kind: 'good'; source: 'space' | 'contract' }
  /** Answered by `takeContract`. */
  | { kind: 'contract'; source: 'castle' | 'space' | 'contract' }
  /** Answered by `takeAbility`. */
  | { kind: 'ability'; source: 'university' }
  /** Answered by `buildWarehouse`. */
  | { kind: 'building'; source: 'warehouse' };

export type Turn = {
  /** Whether a card of the row was taken this turn, which rules out a refresh (R3.1). */
  cardTaken: boolean;
  /** Whether the required action has begun. It is finished once `action` is null again (R3.2). */
  actionDone: boolean;
  /**
   * The action whose improvement or bonus is still open, or null. `zone` is the expanded zone, or null for a
   * merchant.
   */
  action: { zone: Zone | null } | null;
  /** Whether an extra action is available now (R4.6b). */
  extra: boolean;
  /** Open steps, next first. */
  steps: Step[];
  over: boolean;
};

/** Both piles. The last card of each list is dealt next. */
export type OpenPiles = { actions: ActionId[]; contracts: ContractId[] };
/** The public view of the piles: card counts, and the back of the top action card (R1.5). */
export type CoveredPiles = { actions: number; contracts: number; topZone: Zone | null };

export type Options = {
  /** How players get their colours: chosen in the game, set by the options, or drawn. */
  colours: 'chosen' | 'set' | 'random';
  /** The achievement whose wheel is covered by the extra wheel (R1.9). */
  extraWheel: Achievement | null;
};

/** The turn order is clockwise from the crest, which never moves (R1.6, R2.1). */
export type G = GameState<Options> & {
  /** Whether this is the final round (R2.2). */
  final: boolean;
  /** Turns finished in this round. */
  turnsTaken: number;
  /** Whether anybody did more in this round than end a turn (R3.8). Missing means false. */
  eventful?: boolean;
  players: Record<PlayerID, Player>;
  /** Action cards in columns 1 to 5; null is an empty column (R3.5). */
  actionRow: (ActionId | null)[];
  /** Contracts in columns 1 to 5. */
  contractRow: (ContractId | null)[];
  piles: OpenPiles | CoveredPiles;
  /** Sprats in the common supply. */
  sprats: number;
  /** Sprats that were used for a coin or a good and left the game (R7.2). */
  spratsInBox: number;
  /** Groups of markers on each wheel, hub first. A group was placed in one round (R9.1). */
  wheels: Record<Achievement, PlayerID[][]>;
  /** Markers placed on each achievement space this round. */
  marks: Record<Achievement, PlayerID[]>;
  turn: Turn;
  /** Council phase: owners of ship 2 who still have to choose windows, in turn order (R9.4). */
  choosing: PlayerID[];
  /** Windows chosen for this voyage, one per building in canal order. */
  windows: Record<PlayerID, number[]>;
  /** Whether the game is over (R10). */
  finished: boolean;
};

/**
 * Returns a player by seat.
 * @throws RangeError if there is no such seat
 */
export function playerOf({ players }: Pick<G, 'players'>, playerID: PlayerID): Player {
  const player = players[playerID];
  if (player === undefined) throw new RangeError(`No player ${playerID}`);
  return player;
}

/** The parts of boardgame.io's `ctx` that the rules read. */
export type Moment = {
  readonly phase: string | null;
  readonly currentPlayer: PlayerID;
  readonly gameover?: unknown;
};

/** Own goods to spend, and how often each merchant is activated (R4.3). */
export type Payment = { readonly goods: Bag<Good>; readonly merchants: Bag<Space> };

export const freshTurn = (): Turn => ({
  cardTaken: false,
  actionDone: false,
  action: null,
  extra: false,
  steps: [],
  over: false,
});
