/** Reports opened in the workbench, which contain only one seat’s view. */
import { describe, expect, it } from 'vitest';
import { openReport } from '../../src/app/dev/openReport';
import { loadModule } from '../../src/games/catalogue';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import { type Report, reportOf } from '../../src/session/report';
import { Session } from '../../src/session/session';
import { scenarioLoaders } from '../games/scenarios';
import { SURROUNDINGS } from '../session/surroundings';

async function openedFrom(report: Report) {
  const opened = await openReport(JSON.stringify(report));
  if (typeof opened === 'string') throw new Error(opened);
  return opened;
}

async function reported(game: string, scenario: string) {
  const found = (await entryOf(scenarioLoaders, game)()).find(({ name }) => name === scenario);
  if (found === undefined) throw new Error(`no scenario ${scenario}`);
  const session = new Session(await loadModule(game), found.save());
  const { module, seats } = session;
  const position = session.current();
  return { position, report: reportOf({ module, seats, viewer: position.viewer, position }, SURROUNDINGS) };
}

describe.each(Object.keys(scenarioLoaders))('a report of %s', async (game) => {
  const all = await entryOf(scenarioLoaders, game)();
  const first = itemAt(all, 0);
  const scenarios = all.filter((each) => each === first || ['turn', 'over'].includes(each.name));

  it.each(scenarios)('offers the seat in scenario $name the moves it had', async ({ save }) => {
    const session = new Session(await loadModule(game), save());
    const { module, seats } = session;
    const position = session.current();
    const { viewer, legalMoves } = position;
    const { table } = await openedFrom(reportOf({ module, seats, viewer, position }, SURROUNDINGS));
    expect(table.legalMoves).toEqual(legalMoves);
    expect(table.G).toEqual(JSON.parse(JSON.stringify(position.G)));
    expect(await table.play(legalMoves[0]?.move ?? '')).toBe('A report can only be looked at.');
  });

  it('offers a spectator no moves', async () => {
    const { covered, module, seats } = new Session(await loadModule(game), first.save());
    const position = covered.current();
    const { table } = await openedFrom(reportOf({ module, seats, viewer: null, position }, SURROUNDINGS));
    expect(table.viewer).toBe(null);
    expect(table.legalMoves).toEqual([]);
  });
});

it.each([
  ['an unknown game', { game: 'chess' }, 'Expected a game (cherez-ural, kilia, terramara), got “chess”.'],
  [
    'newer rules',
    { rulesVersion: 999 },
    /^Expected rules of kilia up to version \d+, got version 999: this build is older than the report\.$/,
  ],
  ['an unknown seat', { viewer: '7' }, 'Expected a seat (0, 1, 2, 3), got “7”.'],
  ['an unknown field', { mood: 'angry' }, 'This is not a report: it has an unknown field “mood”.'],
  ['a position that is none', { G: {} }, /^This build can’t read the position of the report: .+\.$/],
])('explains the problem with %s', async (_, change, sentence) => {
  const { report } = await reported('kilia', 'turn');
  expect(await openReport(JSON.stringify({ ...report, ...change }))).toMatch(sentence);
});

it('explains that a report does not contain a player’s own content', async () => {
  const { report } = await reported('cherez-ural', 'turn');
  const G = { ...(report.G as object), content: 'abc' };
  expect(await openReport(JSON.stringify({ ...report, G }))).toMatch(
    /^Expected the content of this build \(.+\), got a game with its own content \(abc\), which a report does not contain\.$/,
  );
});
