/** What a game was begun with: its options, the rules of that time, and the content. */
import type { GameModule } from '../game-api/module';
import type { SavedGame } from './savedGame';

/** The save with the rules and content it is begun with, where it does not say: those of this program.
 *  @throws Error when the content it says can't be read. */
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

/** Whether the game has to fetch its content's reader (`GameContents.fetchReader`) before a save can be opened. */
export const bringsContent = ({ contents }: GameModule, { content, setupData }: SavedGame): boolean =>
  contents !== undefined &&
  (content === null ? !contents.isBuiltIn(setupData) : contents.snapshot(content.hash) === undefined);

/** The options for the game's setup. A game with the built-in content does not name it. */
export function setupDataOf({ contents }: GameModule, { setupData, content }: SavedGame): unknown {
  return contents === undefined || content === null || content.hash === contents.current
    ? setupData
    : contents.setupWith(setupData, content.hash);
}
