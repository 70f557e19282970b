import type { ComponentType, ReactNode } from 'react';
import type { GlyphName } from '../controls/Glyph';
import type { LogShape } from '../log/turnGroups';
import type { FollowsProps } from '../painting/follows';

export type OnePlayer = { readonly playerID: string };

/** A tab of the phone's sheet. */
export type DrawerTab = {
  readonly id: string;
  readonly glyph: GlyphName;
  readonly Name: ComponentType;
  readonly Content: ComponentType;
};

export type LayoutProps = {
  readonly shell: ReactNode;
  /** In place of the actions while an earlier position is shown; null: the present one is. */
  readonly replay: ReactNode;
  /** Back to the score, after the game; null: the game goes on. */
  readonly onSeeScore: (() => void) | null;
  readonly parts: TableParts;
};

export type FinalProps = {
  readonly shell: ReactNode;
  readonly onPlayAgain: () => void;
  readonly onLeave: () => void;
  readonly onSeeBoard: () => void;
  readonly onReplay: () => void;
};

/** What a game puts into the frame of its table. Components and not elements: the list is made once, and a table that
 *  changes draws only what reads what has changed. */
export type TableParts = {
  readonly Header: ComponentType<{ readonly shell: ReactNode }>;
  readonly Board: ComponentType<{ readonly touch?: boolean }>;
  /** Over a corner of the board, where there is room. */
  readonly Corner: ComponentType;
  /** What to do next, and everything that can be done. */
  readonly Actions: ComponentType;
  readonly Hand: ComponentType;
  readonly Player: ComponentType<OnePlayer>;
  readonly Log: ComponentType;
  /** What happened last, beside the board (`story/Story`), fetched later; absent: the log alone tells it. */
  readonly Story?: ComponentType;
  /** What has to do with what (`links/Links`), fetched later; absent: things are only what they say themselves. */
  readonly Links?: ComponentType;
  /** What is around the actions, and may follow a moment later (`createFollows`). */
  readonly Follows: ComponentType<FollowsProps>;
  /** The layout below 1240 px (`PhoneLayout`), fetched when it is shown. */
  readonly Phone: ComponentType<LayoutProps>;
  readonly Dialogs: ComponentType;
  readonly Final: ComponentType<FinalProps>;
};

/** What a game puts into the phone's layout besides the parts of its table, or in place of its hand. */
export type PhoneParts = Partial<Pick<TableParts, 'Hand'>> & {
  /** A player's score in the row of all players. */
  readonly Figure: ComponentType<OnePlayer>;
  /** The turn and the hand. */
  readonly Turn: ComponentType;
  /** The name of the first tab, with the number of cards. */
  readonly HandName: ComponentType;
  readonly PlayersName: ComponentType;
  /** Tabs between players and log: prices, tracks. */
  readonly tabs: readonly DrawerTab[];
  readonly logShape: LogShape<unknown>;
};
