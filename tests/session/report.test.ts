import { expect, it } from 'vitest';
import { goldenGamesOf } from '../../scripts/ui/goldenGames';
import { asAnyGame } from '../../src/game-api/module';
import { cherezUralModule } from '../../src/games/cherez-ural/module';
import { parseReport } from '../../src/session/parseReport';
import { reportOf } from '../../src/session/report';
import { Session } from '../../src/session/session';
import { SURROUNDINGS } from './surroundings';

function report() {
  const session = new Session(
    asAnyGame(cherezUralModule),
    goldenGamesOf(cherezUralModule).where(2, ({ phase }) => phase === 'summer'),
  );
  const { module, seats } = session;
  const position = session.current();
  const made = reportOf({ module, seats, viewer: position.viewer, position }, SURROUNDINGS);
  return { session, position, made };
}

it("contains the seat's view and log but no seed", () => {
  const { session, position, made } = report();
  expect(made.G).toBe(position.G);
  expect(made.G).toEqual(session.viewOf(position.viewer).G);
  expect(made.log).toEqual(position.log);
  const { seed } = session.save();
  expect(JSON.stringify(made)).not.toContain(seed);
  expect(Object.keys(made)).not.toContain('setupData');
});

it('can be parsed from its text', () => {
  const { made } = report();
  const text = JSON.stringify(made);
  expect(parseReport(text)).toEqual(JSON.parse(text));
});

it.each([
  ['no JSON', '{', 'This is not a report: expected a JSON file saved by “Report a problem”.'],
  ['a list', '[]', 'This is not a report: expected a JSON file saved by “Report a problem”.'],
  [
    'other JSON',
    '{"not":"a report"}',
    'This is not a report: expected a JSON file saved by “Report a problem”.',
  ],
  [
    'a saved game',
    '{"format":"house-game"}',
    'This is not a report: expected "kontor-report" in the field “format”, got "house-game".',
  ],
  [
    'a newer version',
    '{"format":"kontor-report","version":2,"rules":4}',
    'Expected a report of version 1, got version 2: this build can’t read it.',
  ],
  [
    'a field of another type',
    '{"format":"kontor-report","version":1,"game":3}',
    'This is not a report: expected string in the field “game”, got 3.',
  ],
  [
    'a missing field',
    JSON.stringify({ ...report().made, ctx: undefined }),
    'This is not a report: expected the field “ctx”, got undefined.',
  ],
])('describes the problem with %s', (_, text, sentence) => {
  expect(() => parseReport(text)).toThrow(new Error(sentence));
});
