/** The faces of the table. Only the alphabets in use; the Japanese ones come when the language does. */
import '@fontsource/old-standard-tt/latin-400.css';
import '@fontsource/old-standard-tt/latin-700.css';
import '@fontsource/old-standard-tt/latin-400-italic.css';
import '@fontsource/old-standard-tt/cyrillic-400.css';
import '@fontsource/old-standard-tt/cyrillic-700.css';
import '@fontsource-variable/source-sans-3/wght.css';

let japanese: Promise<unknown> | null = null;

/** Loads the Japanese faces once. */
export function loadJapaneseFonts(): Promise<unknown> {
  japanese ??= import('./fontsJapanese');
  return japanese;
}
