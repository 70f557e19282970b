/**
 * `npm run bench:ui`: compares the table's performance in a browser with its targets. Exits with 1 if a target is
 * missed. `scripts/games/<game>/benchUi.ts` contains the clicks; `docs/performance.md` lists the rows.
 */
import { availableParallelism, loadavg } from 'node:os';
import * as v from 'valibot';
import { itemAt } from '../src/rules-kit/indexed';
import { ownOf } from './games/own';
import type { BenchedGame } from './ui/benchedGame';
import { MEASURES } from './ui/measures';
import { printRows, type Row } from './ui/rows';
import { openSite, type Site } from './ui/site';
import { checkout, endWith, gameOption, listed, readOptions } from './usage';

type Name = keyof typeof MEASURES;
const NAMES = Object.keys(MEASURES) as Name[];

const USAGE = `[--game NAME] [--against FOLDER] [--only ${NAMES.join(',')}]
  --against  a checkout of another commit with installed packages, measured alternately and shown in a second column
  --only     only these rows`;

const {
  game: name,
  against,
  only,
} = readOptions('bench:ui', USAGE, {
  game: gameOption(),
  against: checkout,
  only: v.pipe(v.optional(listed, NAMES.join(',')), v.array(v.picklist(NAMES))),
});
const found = await ownOf<BenchedGame>(name, 'benchUi');
const game = found ?? endWith('bench:ui', USAGE, `there is no scripts/games/${name}/benchUi.ts`);

const sites: Site[] = [await openSite()];
if (against !== undefined) sites.push(await openSite(against));
try {
  const rows: Row[] = [];
  for (const measure of NAMES.filter((each) => only.includes(each)))
    rows.push(...(await MEASURES[measure](sites, game)));
  console.log(
    `\n${name}. Chromium ${itemAt(sites, 0).browser.version()}, drawn by the processor, no graphics card.`,
  );
  const load = itemAt(loadavg(), 0);
  if (load > availableParallelism())
    console.log(
      `The machine is busy (load ${load.toFixed(1)} on ${availableParallelism()} processors): times are too long.`,
    );
  process.exitCode = printRows(rows) === 0 ? 0 : 1;
} finally {
  for (const site of sites) await site.close();
}
