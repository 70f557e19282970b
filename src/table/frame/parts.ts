import type { ComponentType, ReactNode } from 'react';
import type { LogShape } from '../../game-api/gameLog';
import type { GlyphName } from '../controls/Glyph';

export type OnePlayer = { readonly playerID: string };

export type DrawerTab = {
  readonly id: string;
  readonly glyph: GlyphName;
  readonly Name: ComponentType;
  readonly Content: ComponentType;
};

export type LayoutProps = {
  readonly shell: ReactNode;
  /** Replay controls that replace the actions at an earlier position; null at the present one. */
  readonly replay: ReactNode;
  /** Returns to the final score; null before the end of the game. */
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

/**
 * Components that a game passes to the frame of its table. They are components rather than elements, so that each
 * rerenders only when the data it uses changes.
 */
export type TableParts = {
  readonly Header: ComponentType<{ readonly shell: ReactNode }>;
  readonly Board: ComponentType<{ readonly touch?: boolean }>;
  /** Shown over a corner of the board if it fits */
  readonly Corner: ComponentType;
  /** The hint for the next step and all action buttons */
  readonly Actions: ComponentType;
  readonly Hand: ComponentType;
  readonly Player: ComponentType<OnePlayer>;
  readonly Log: ComponentType;
  /** Shows the last turn beside the board (`story/Story`). Loaded later. If omitted, only the log shows it. */
  readonly Story?: ComponentType;
  /** Shows how things are linked (`links/Links`). Loaded later. */
  readonly Links?: ComponentType;
  /** Moves the pieces (`motion/PiecesRun`). Loaded later. If omitted, no piece flies to the player who holds it. */
  readonly Pieces?: ComponentType;
  /** Layout below 1240 px (`PhoneLayout`), loaded on demand */
  readonly Phone: ComponentType<LayoutProps>;
  readonly Dialogs: ComponentType;
  readonly Final: ComponentType<FinalProps>;
};

/** Additional parts of the phone layout, and optionally another hand */
export type PhoneParts = Partial<Pick<TableParts, 'Hand'>> & {
  /** Shows a player's score in the row of all players. */
  readonly Figure: ComponentType<OnePlayer>;
  readonly Turn: ComponentType;
  /** Label of the first tab, with the number of cards */
  readonly HandName: ComponentType;
  readonly PlayersName: ComponentType;
  /** Tabs between players and log, such as prices or tracks */
  readonly tabs: readonly DrawerTab[];
  readonly logShape: LogShape<unknown>;
};
