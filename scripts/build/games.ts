/** Which files of the build are a game's: fetched when it is opened, and kept on the device with it. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** A file of the repository. */
export const here = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** A test build has the sample game on its shelf (package.json, `imports`). */
export const HAS_SAMPLE = process.env.SAMPLE_GAME !== undefined;

/** The folder of each game by its name. */
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

/** The files, all that they import, and what that imports. */
export function withImports(files: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(files);
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

const gameOfFolder = (id: string): string | null =>
  Object.entries(GAMES).find(([, folder]) => id.startsWith(`${folder}/`))?.[0] ?? null;

/** Files and all that is reached from them, later too, but for what is stopped at. */
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

/** The game that alone needs a file. Not there: the shell needs it, or several games do. */
function ownersOf(ids: Iterable<string>, modules: Modules): ReadonlyMap<string, string> {
  const start = withImports([START], modules);
  const all = [...ids];
  const filesOf = (game: string) => all.filter((id) => gameOfFolder(id) === game);
  // Offers are in the start; what they fetch later is their games', wherever it lies.
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

/** Says which files are a game's, and writes it down for those who keep the game (`kept/<game>.json`). */
export function gamesApart() {
  let owners: ReadonlyMap<string, string> = new Map();
  /** Addresses of the files that are some game's, without the first slash; known once the files are written. */
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

/** The modules in a file of the build; of one that only leads to others the module that it stands for. */
function sourcesOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): readonly string[] {
  if (file.type === 'asset') return file.originalFileNames.map(absolute);
  const { moduleIds, facadeModuleId } = file;
  return moduleIds.length > 0 || facadeModuleId === null ? moduleIds : [facadeModuleId];
}

/** A bot's game is a script of its own, which its worker fetches. */
export function botChunkName({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const games = new Set(moduleIds.map(gameOfFolder));
  games.delete(null);
  const [game] = games;
  return games.size === 1 ? `assets/bots-of-${game}-[hash].js` : 'assets/[name]-[hash].js';
}
