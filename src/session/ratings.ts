/** Ratings of people in rated online games, as server and pages exchange them (docs/protocol.md) */

/** A player's estimated strength and its standard deviation */
export type Rating = { readonly mu: number; readonly sigma: number };

/** The rating before the first rated game */
export const NEW_RATING: Rating = { mu: 25, sigma: 25 / 3 };

export type GameRating = Rating & { readonly game: string; readonly games: number };

export type ProfileLink = { readonly id: string; readonly name: string };

/** A bot, a person with a public profile, or a person without one */
export type Opponent = { readonly level?: string; readonly profile?: ProfileLink };

export type RatedGame = {
  readonly game: string;
  /** ms since 1970 */
  readonly endedAt: number;
  /** Missing if the match was deleted, or if it is private and others ask. */
  readonly matchID?: string;
  readonly place: number;
  readonly score: number;
  /** The person's rating after the game */
  readonly rating: Rating;
  readonly opponents: readonly (Opponent & { readonly place: number; readonly score: number })[];
};

export type RatedGames = {
  readonly games: readonly RatedGame[];
  /** Start of the next page; null on the last page. */
  readonly next: number | null;
};

/** Results against one opponent in one game */
export type HeadToHead = Opponent & {
  readonly game: string;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
};

/** What a person's own key opens */
export type OwnRatings = RatedGames & {
  readonly ratings: readonly GameRating[];
  readonly profile: ProfileLink | null;
};

export type Profile = RatedGames &
  ProfileLink & {
    /** When it was switched on, in ms since 1970 */
    readonly since: number;
    readonly ratings: readonly GameRating[];
    readonly headToHead: readonly HeadToHead[];
  };

/** Points per unit of `mu` */
const SCALE = 40;

/** Returns a rating in points, with the half width of its 95 % interval. A new player has 1000 ± 667. */
export const ratingInPoints = ({ mu, sigma }: Rating) => ({
  points: Math.round(mu * SCALE),
  margin: Math.round(2 * sigma * SCALE),
});
