/** An in-memory localStorage for this page only, so that a scenario can't change the running game or the settings. */
class PageStorage {
  // Entries are own properties of the object, as in the browser's localStorage.
  [entry: string]: unknown;
  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(this[name]) : null;
  }
  setItem(name: string, value: string): void {
    this[name] = String(value);
  }
  removeItem(name: string): void {
    delete this[name];
  }
}

const SETTING = 'house.setting.';

/**
 * Replaces localStorage by an in-memory one on workbench pages. It starts with the browser's settings; the address can
 * override language and theme (`?language=ja&theme=dark`). Other pages keep the browser's storage unless the gallery
 * frames them.
 */
export function replaceStorage(): void {
  const isGallery = location.pathname.startsWith('/dev/gallery');
  if ((!location.pathname.startsWith('/dev/') || isGallery) && window.frameElement === null) return;
  const storage = new PageStorage();
  for (const [name, value] of Object.entries(localStorage))
    if (name.startsWith(SETTING)) storage.setItem(name, value);
  // Only the gallery's frames are accessible here, because they have the same origin.
  const { kept } = (window.frameElement as HTMLElement | null)?.dataset ?? {};
  if (kept !== undefined)
    for (const [name, value] of Object.entries(JSON.parse(kept) as Record<string, string>))
      storage.setItem(name, value);
  const search = new URLSearchParams(location.search);
  for (const name of ['language', 'theme']) {
    const value = search.get(name);
    if (value !== null) storage.setItem(SETTING + name, value);
  }
  Object.defineProperty(window, 'localStorage', { value: storage });
  // No other tab plays this page's game. Without the channel, pages with separate storages can't stop each other's
  // games.
  Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
}
