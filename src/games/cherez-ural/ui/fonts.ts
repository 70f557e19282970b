/** The Japanese faces come when the language does; the others are the app's. */
let japanese: Promise<unknown> | null = null;

/** Loads the Japanese faces once. */
export function loadJapaneseFonts(): Promise<unknown> {
  japanese ??= import('./fontsJapanese');
  return japanese;
}
