/** Chat and presence of people at an online table. The app provides the content, the game's table the place. */
import { createContext, type ReactNode } from 'react';

export type OnlineExtras = {
  /** Title of the chat, with the number of unread messages. */
  readonly chatTitle: ReactNode;
  readonly chat: ReactNode;
  /** Shown beside a player's name: whether the player is connected, and the time left. */
  readonly presence: (playerID: string) => ReactNode;
  /** Shown to spectators instead of the actions, such as a button to take a free seat. */
  readonly onlooker?: ReactNode;
};

/** Null if all players share this screen. */
export const OnlineExtrasContext = createContext<OnlineExtras | null>(null);
