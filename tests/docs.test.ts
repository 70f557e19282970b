/** Checks that the docs mention only files, commands and exports that exist, and show every picture. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

const atRoot = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);
const PROJECT = [...atRoot, ...['docs', 'scripts', 'src', 'tests'].flatMap(filesIn)];
const DOCS = PROJECT.filter((file) => file.startsWith('docs/'));
const PAGES = PROJECT.filter((file) => file.endsWith('.md') && !file.startsWith('src/'));
const GITHUB = existsSync('.github') ? filesIn('.github').filter((file) => /\.(md|yml)$/.test(file)) : [];
const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const read = (file: string): string => readFileSync(file, 'utf8');

const targetsOf = (page: string): string[] =>
  [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) =>
    normalize(join(dirname(page), target)),
  );

/** Returns text in backticks, without code blocks. */
const codeOf = (page: string): string[] =>
  [
    ...read(page)
      .replace(/^( *)```[\s\S]*?^\1```/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code = '']) => code);

/** Matches a path below a folder of the project, or the name of a source or docs file. */
const PATH = /^(?:(?:src|tests|scripts|docs)\/[\w./<>-]+|(?:[\w<>-]+\/)*[\w.-]+\.(?:tsx?|mjs|cjs|css|md))$/;
/** Names of a game that is not written yet, and patterns of file names */
const PLACEHOLDER = /\bNAME\b|^(?:camelCase\.ts|PascalCase\.tsx)$/;

/** Expands `<game>` to one path per game. */
const pathsOf = (code: string): string[] =>
  code.includes('<game>') ? GAMES.map((game) => code.replaceAll('<game>', game)) : [code];

const isThere = (path: string): boolean =>
  existsSync(path) || PROJECT.some((file) => file.endsWith(`/${path}`));

const missingPaths = (page: string): string[] =>
  codeOf(page)
    .filter((code) => PATH.test(code) && !PLACEHOLDER.test(code))
    .flatMap(pathsOf)
    .filter((path) => !isThere(path));

/** Built-in npm commands that the docs use */
const NPM = ['ci', 'install', 'start', 'test'];

const unknownCommands = (page: string): string[] =>
  [...read(page).matchAll(/\bnpm (?:-s )?(?:run (?:-s )?([\w:-]+)|([a-z]+))/g)]
    .filter(([, script, own = '']) => (script === undefined ? !NPM.includes(own) : !(script in scripts)))
    .map(([command]) => command);

const NAME_OF_FILE = /`([A-Za-z]\w*)`(,? in | \()`((?:src|tests|scripts)\/[\w./<>-]+\.tsx?)`/g;

/** Checks whether a file declares or exports a name, at the top level or as a member. */
const declares = (code: string, name: string): boolean =>
  [
    `^(?:export )?(?:async |abstract )?(?:const|function|class|type|interface) ${name}\\b`,
    `^export (?:type |const )?\\{[^}]*\\b${name}\\b`,
    `^ +(?:private |readonly )*${name}\\??[:(]`,
  ].some((pattern) => new RegExp(pattern, 'm').test(code));

/**
 * Returns names that a page mentions with a file that lacks them. `name` (`path`) must be declared in the file; `name`
 * in `path` only has to occur there.
 */
const missingNames = (page: string): string[] =>
  [...read(page).matchAll(NAME_OF_FILE)].flatMap(([, name = '', link = '', path = '']) =>
    pathsOf(path)
      .filter((file) => {
        const code = existsSync(file) ? read(file) : '';
        return link.includes('in') ? !new RegExp(`\\b${name}\\b`).test(code) : !declares(code, name);
      })
      .map((file) => `${name} in ${file}`),
  );

describe.each(PAGES)('%s', (page) => {
  it('links only to files that exist', () => {
    expect(targetsOf(page).filter((target) => !existsSync(target))).toEqual([]);
  });

  it('mentions only files that exist', () => {
    expect(missingPaths(page)).toEqual([]);
  });

  it('mentions only npm commands that exist', () => {
    expect(unknownCommands(page)).toEqual([]);
  });

  it('mentions only names that exist in the file', () => {
    expect(missingNames(page)).toEqual([]);
  });
});

it.each(GITHUB)('%s mentions only npm commands that exist', (file) => {
  expect(unknownCommands(file)).toEqual([]);
});

it('shows every picture in docs on a page', () => {
  const shown = new Set(PAGES.flatMap(targetsOf));
  expect(DOCS.filter((file) => /\.(webp|png|svg)$/.test(file) && !shown.has(file))).toEqual([]);
});
