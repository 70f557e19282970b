/** Finds the build files of each game, which load when the game is opened and are stored with it for offline play. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

export const here = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** A test build includes the sample game (package.json, `imports`). */
export const HAS_SAMPLE = process.env.SAMPLE_GAME !== undefined;

export const GAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    readdirSync(here('src/games'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, here(`src/games/${name}`)]),
  ),
  ...(HAS_SAMPLE ? { sample: here('tests/sample-game') } : {}),
};

const START = here('src/app/main.tsx');

export type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Returns the files with everything that they import statically. */
export function withImports(files: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(files);
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

const gameOfFolder = (id: string): string | null =>
  Object.entries(GAMES).find(([, folder]) => id.startsWith(`${folder}/`))?.[0] ?? null;

/**
 * Returns the files with everything that they import statically or dynamically, without the modules for which `stops`
 * is true.
 */
function reached(
  from: readonly string[],
  modules: Modules,
  stops: (id: string) => boolean = () => false,
): ReadonlySet<string> {
  const found = new Set(from);
  for (const id of found) {
    const info = modules.getModuleInfo(id);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
      if (!stops(next)) found.add(next);
  }
  return found;
}

/** Returns the game that owns each file. Files that the shell or several games need are left out. */
function ownersOf(ids: Iterable<string>, modules: Modules): ReadonlyMap<string, string> {
  const start = withImports([START], modules);
  const all = [...ids];
  const filesOf = (game: string) => all.filter((id) => gameOfFolder(id) === game);
  // Offers belong to the entry chunk. Files that they load later belong to their game, wherever they are.
  const entries = (game: string) =>
    filesOf(game).flatMap((id) =>
      start.has(id) ? (modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) : [id],
    );
  const opened = new Set(Object.keys(GAMES).flatMap(entries));
  const shell = reached([START], modules, (id) => opened.has(id));
  const owners = new Map<string, string>();
  const shared = new Set<string>();
  for (const game of Object.keys(GAMES))
    for (const id of reached(entries(game), modules)) {
      if (shell.has(id)) continue;
      if (owners.has(id)) shared.add(id);
      owners.set(id, game);
    }
  for (const id of shared) owners.delete(id);
  return owners;
}

/** Finds the files of each game and writes lists for offline storage (`kept/<game>.json`). */
export function gamesApart() {
  let owners: ReadonlyMap<string, string> = new Map();
  /** Addresses of all games' files without the leading slash. Filled when the files have been written. */
  const files = new Set<string>();
  const plugin: Plugin = {
    name: 'games-apart',
    apply: 'build',
    enforce: 'post',
    buildEnd() {
      owners = ownersOf(this.getModuleIds(), this);
    },
    generateBundle(_, bundle) {
      const lists = new Map(Object.keys(GAMES).map((game) => [game, new Set<string>()]));
      for (const file of Object.values(bundle)) {
        const bot = /\/bots-of-(.+)-[\w-]{8}\.js$/.exec(file.fileName)?.[1];
        const sources = bot === undefined ? sourcesOf(file) : [];
        const games = new Set(bot === undefined ? sources.map((id) => owners.get(id)) : [bot]);
        const [game] = games;
        if (games.size !== 1 || game === undefined) continue;
        const own = lists.get(game);
        own?.add(file.fileName);
        if (file.type === 'chunk') for (const css of file.viteMetadata?.importedCss ?? []) own?.add(css);
      }
      for (const [game, own] of lists) {
        const source = JSON.stringify([...own].sort().map((file) => `/${file}`));
        this.emitFile({ type: 'asset', fileName: `kept/${game}.json`, source });
        for (const file of own) files.add(file);
      }
    },
  };
  return {
    plugin,
    ownerOf: (id: string) => owners.get(id) ?? null,
    isOfGame: (file: string) => files.has(file),
  };
}

const absolute = (file: string): string => (file.startsWith('/') ? file : here(file));

/** Returns the modules in a build file. For a facade chunk it returns the module that it represents. */
function sourcesOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): readonly string[] {
  if (file.type === 'asset') return file.originalFileNames.map(absolute);
  const { moduleIds, facadeModuleId } = file;
  return moduleIds.length > 0 || facadeModuleId === null ? moduleIds : [facadeModuleId];
}

/** Gives each game's bot its own chunk, which the bot worker loads. */
export function botChunkName({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const games = new Set(moduleIds.map(gameOfFolder));
  games.delete(null);
  const [game] = games;
  return games.size === 1 ? `assets/bots-of-${game}-[hash].js` : 'assets/[name]-[hash].js';
}
