/** The measured game, which is the same in both threads: the command's `--game` */
import { workerData } from 'node:worker_threads';
import { botGames } from '../../src/games/botGames';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';

const names = Object.keys(botGames);
const at = process.argv.indexOf('--game');
const requested: unknown = workerData?.game ?? (at < 0 ? undefined : process.argv[at + 1]);

/** An unknown name is ignored here. The command reports it when it reads its options. */
export const name = names.find((each) => each === requested) ?? itemAt(names, 0);
export const botGame = await entryOf(botGames, name)();
