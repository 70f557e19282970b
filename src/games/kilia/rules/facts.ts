import type { Bag } from '../../../rules-kit/bag';
import { factsIn } from '../../../rules-kit/logLine';
import type { Achievement, ActionId, ContractId, Good, PlayerID, Zone } from '../content/terms';
import type { Cell } from '../content/vocabulary';
import type { Payment } from './state';

/** Where a ship stops, and what each cell in its window shows (R9.3). */
export type Stop = { readonly space: number; readonly cells: readonly Cell[] };

/** What a move brought about, for the log. Everything in it is public. */
export type Fact =
  /** An action card was taken from a column (0 to 4), at a price in coins. */
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
  /** A payment: own goods, activated merchants with the goods they delivered, and all coins but the price of a card. */
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
  /** The level that a zone now has, by cards. */
  | { readonly fact: 'zone'; readonly playerID: PlayerID; readonly zone: Zone; readonly cards: number }
  | { readonly fact: 'ship'; readonly playerID: PlayerID; readonly ship: number }
  /** An extra action may follow (R4.6b). */
  | { readonly fact: 'extra'; readonly playerID: PlayerID; readonly zone: Zone }
  /** `chip` false: a good of the own colour serves as the marker (R8.1). */
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
  /** A group of markers goes to its wheel (R9.1). */
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

/** The facts that a log entry carries. */
export const factsOf = factsIn<Fact>;
