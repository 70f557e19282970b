import type { Bag } from '../../../rules-kit/bag';
import { type FactOf, factsIn } from '../../../rules-kit/logLine';
import type { Achievement, ActionId, ContractId, Good, PlayerID, Zone } from '../content/terms';
import type { Cell } from '../content/vocabulary';
import type { Payment } from './state/state';

/** A stop of a ship at a canal space, with the cells that its window shows there (R9.3). */
export type Stop = { readonly space: number; readonly cells: readonly Cell[] };

/** Effects of a move, for the log. Facts hold only public information. */
export type Facts = {
  /** An action card was taken from a column (0 to 4). `coins` is its price. */
  readonly card: {
    readonly playerID: PlayerID;
    readonly card: ActionId;
    readonly column: number;
    readonly coins: number;
  };
  readonly contract: {
    readonly playerID: PlayerID;
    readonly contract: ContractId;
    readonly column: number;
    readonly coins: number;
  };
  /** A payment was made. `delivered` are the activated merchants' goods. `coins` excludes the price of a card. */
  readonly paid: {
    readonly playerID: PlayerID;
    readonly payment: Payment;
    readonly delivered: Bag<Good>;
    readonly coins: number;
  };
  readonly gained: {
    readonly playerID: PlayerID;
    readonly goods: Bag<Good>;
    readonly coins: number;
    readonly sprats: number;
  };
  /** `cards` is the zone's new number of cards. */
  readonly zone: { readonly playerID: PlayerID; readonly zone: Zone; readonly cards: number };
  readonly ship: { readonly playerID: PlayerID; readonly ship: number };
  /** Without a chip, a good of the player's colour serves as the marker (R8.1). */
  readonly marker: {
    readonly playerID: PlayerID;
    readonly achievement: Achievement;
    readonly chip: boolean;
  };
  /** The player may take an extra action (R4.6b). */
  readonly extra: { readonly playerID: PlayerID; readonly zone: Zone };
  readonly dealt: { readonly actions: readonly ActionId[]; readonly contracts: readonly ContractId[] };
  /** A group of markers moves to its wheel (R9.1). */
  readonly wheel: {
    readonly achievement: Achievement;
    readonly value: number;
    readonly players: readonly PlayerID[];
  };
  readonly voyage: { readonly playerID: PlayerID; readonly ship: number; readonly stops: readonly Stop[] };
  readonly round: { readonly round: number; readonly final: boolean };
  readonly end: object;
};
export type Fact = FactOf<Facts>;

export type Report = (fact: Fact) => void;

export const factsOf = factsIn<Fact>;
