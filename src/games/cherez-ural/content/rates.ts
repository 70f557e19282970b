/** Gold for first and second place on a trade track (R13.2). */
export const TRACK_GOLD = [20, 10] as const;
type TravelNumber =
  | `${'sled' | 'land'}Spaces`
  | `${'sled' | 'land' | 'river' | 'portage' | 'sea'}Price`
  | 'mostCrossings';
/** Spaces per move and prices in gold (R9). */
export const TRAVEL: Readonly<Record<TravelNumber, number>> = {
  sledSpaces: 4,
  sledPrice: 1,
  landSpaces: 2,
  landPrice: 2,
  riverPrice: 1,
  portagePrice: 2,
  seaPrice: 6,
  /** Portage and sea legs allowed in one water transport (R9.4). */
  mostCrossings: 2,
};
