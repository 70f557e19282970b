/** Start of a game: its options, rules version and content */
import type { GameModule } from '../game-api/module';
import type { SavedGame } from './savedGame';

/**
 * Returns the save with the rules version and content it began with. If they are missing, this program's are used.
 * @throws Error if the content can't be read
 */
export function withBeginning({ rulesVersion, contents }: GameModule, saved: SavedGame): SavedGame {
  const beginning = { ...saved, rulesVersion: saved.rulesVersion ?? rulesVersion };
  if (contents === undefined) return beginning;
  if (saved.content !== null) {
    contents.add(saved.content.hash, saved.content.snapshot);
    return beginning;
  }
  const hash = contents.ofNewGame(saved.setupData);
  return { ...beginning, content: { hash, snapshot: contents.snapshot(hash) } };
}

/** Checks whether the game must load its content's reader (`GameContents.fetchReader`) before a save can be opened. */
export const bringsContent = ({ contents }: GameModule, { content, setupData }: SavedGame): boolean =>
  contents !== undefined &&
  (content === null ? !contents.isBuiltIn(setupData) : contents.snapshot(content.hash) === undefined);

/** Returns the options for the game's setup. They name the content only if it is not the built-in one. */
export function setupDataOf({ contents }: GameModule, { setupData, content }: SavedGame): unknown {
  return contents === undefined || content === null || content.hash === contents.current
    ? setupData
    : contents.setupWith(setupData, content.hash);
}
