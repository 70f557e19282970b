/**
 * `npm run puzzles -- --game kilia --minutes 20`: bots play games, and the moments where one turn is far better than
 * all others become puzzles (docs/architecture/puzzles.md). A run continues where the previous one ended.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { botGames } from '../src/games/botGames';
import { loadModule } from '../src/games/catalogue';
import { entryOf } from '../src/rules-kit/indexed';
import { NO_PUZZLES, type PuzzleFile, parsePuzzleFile, puzzleFileText } from './puzzles/file';
import { createPuzzleGames, MARGINS } from './puzzles/find';
import { gameOption, positive, readOptions, whole } from './usage';

const USAGE = `[--game NAME] [--count N] [--minutes X]
  --count    ends with so many puzzles in the game's file          (default: 160)
  --minutes  ends after so many minutes; the file has all puzzles found so far   (default: 30)`;

const { game, count, minutes } = readOptions('puzzles', USAGE, {
  game: gameOption(Object.keys(MARGINS), 'has no puzzles'),
  count: v.optional(whole(1, 1000), '160'),
  minutes: v.optional(positive, '30'),
});

const path = resolve(`src/games/${game}/puzzles/found.json`);
const module = await loadModule(game);
const play = createPuzzleGames(await entryOf(botGames, game)(), module, entryOf(MARGINS, game));
const end = performance.now() + minutes * 60_000;
let file: PuzzleFile = existsSync(path) ? parsePuzzleFile(readFileSync(path, 'utf8')) : NO_PUZZLES;
const found = () => file.games.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
while (performance.now() < end && found() < count) {
  const started = performance.now();
  const played = play(file.next);
  file = {
    ...file,
    rulesVersion: module.rulesVersion,
    next: file.next + 1,
    games: played.puzzles.length === 0 ? file.games : [...file.games, played],
  };
  writeFileSync(path, puzzleFileText(file));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`game ${file.next}: ${played.puzzles.length} puzzles in ${seconds} s, ${found()} of ${count}`);
}
