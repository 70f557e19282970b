import type { Good, Track } from '../content/terms';

/** What a plan reckons with, beyond what the position shows. All but `patience` in gold. */
export type Outlook = {
  /** What a step of a track is worth to the plan's owner. */
  readonly step: Readonly<Record<Track, number>>;
  readonly token: number;
  /** The part of a later phase's gold that counts now. */
  readonly patience: number;
  /** The chance that a hunting chit of now is still there in this round, and in a later one. */
  readonly huntLasts: number;
  readonly huntLater: number;
  /** The part of its gold at which a business of a later round is taken, by round. */
  readonly laterBusiness: readonly number[];
  /** The last phase planned, 0 to 11. */
  readonly lastPhase: number;
  /** Gold apiece of goods still carried after the last phase planned, unless that is the game's last one. */
  readonly laterPrice: Readonly<Record<Good, number>>;
};
