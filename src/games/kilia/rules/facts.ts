import type { Bag } from '../../../rules-kit/bag';
import { factsIn } from '../../../rules-kit/logLine';
import type { Achievement, ActionId, ContractId, Good, PlayerID, Zone } from '../content/terms';
import type { Cell } from '../content/vocabulary';
import type { Payment } from './state/state';

/** A stop of a ship at a canal space, with the cells that its window shows there (R9.3). */
export type Stop = { readonly space: number; readonly cells: readonly Cell[] };

/** An effect of a move, for the log. Facts hold only public information. */
export type Fact =
  /** An action card was taken from a column (0 to 4). `coins` is its price. */
  | {
      readonly fact: 'card';
      readonly playerID: PlayerID;
      readonly card: ActionId;
      readonly column: number;
      readonly coins: number;
    }
  | {
      readonly fact: 'contract';
      readonly playerID: PlayerID;
      readonly contract: ContractId;
      readonly column: number;
      readonly coins: number;
    }
  /** A payment was made. `delivered` are the activated merchants' goods. `coins` excludes the price of a card. */
  | {
      readonly fact: 'paid';
      readonly playerID: PlayerID;
      readonly payment: Payment;
      readonly delivered: Bag<Good>;
      readonly coins: number;
    }
  | {
      readonly fact: 'gained';
      readonly playerID: PlayerID;
      readonly goods: Bag<Good>;
      readonly coins: number;
      readonly sprats: number;
    }
  /** `cards` is the zone's new number of cards. */
  | { readonly fact: 'zone'; readonly playerID: PlayerID; readonly zone: Zone; readonly cards: number }
  | { readonly fact: 'ship'; readonly playerID: PlayerID; readonly ship: number }
  /** The player may take an extra action (R4.6b). */
  | { readonly fact: 'extra'; readonly playerID: PlayerID; readonly zone: Zone }
  /** Without a chip, a good of the player's colour serves as the marker (R8.1). */
  | {
      readonly fact: 'marker';
      readonly playerID: PlayerID;
      readonly achievement: Achievement;
      readonly chip: boolean;
    }
  | {
      readonly fact: 'dealt';
      readonly actions: readonly ActionId[];
      readonly contracts: readonly ContractId[];
    }
  /** A group of markers moves to its wheel (R9.1). */
  | {
      readonly fact: 'wheel';
      readonly achievement: Achievement;
      readonly value: number;
      readonly players: readonly PlayerID[];
    }
  | {
      readonly fact: 'voyage';
      readonly playerID: PlayerID;
      readonly ship: number;
      readonly stops: readonly Stop[];
    }
  | { readonly fact: 'round'; readonly round: number; readonly final: boolean }
  | { readonly fact: 'end' };

export type Report = (fact: Fact) => void;

export const silent: Report = () => {};

export const factsOf = factsIn<Fact>;
