/** People who play at one table from different places: the app says what they say and whether they are there, a game's
 *  table gives it a place. */
import { createContext, type ReactNode } from 'react';

export type Company = {
  /** The name of the talk, with how much of it is unread. */
  readonly talkTitle: ReactNode;
  readonly talk: ReactNode;
  /** Beside a player's name: whether they are there, how much time they have. */
  readonly presence: (playerID: string) => ReactNode;
  /** What an onlooker may do in place of the actions, such as take a free seat; absent: nothing. */
  readonly onlooker?: ReactNode;
};

/** Null: all sit at this screen. */
export const CompanyContext = createContext<Company | null>(null);
