/** Opens a seat of a match. */
export type SeatKey = { readonly playerID: string; readonly credentials: string };
