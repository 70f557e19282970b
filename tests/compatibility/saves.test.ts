/** Save files and browser storage of an earlier version open, and their games go on. */
import { describe, expect, it, vi } from 'vitest';
import { itemAt } from '../../src/rules-kit/indexed';
import { parseSavedGame } from '../../src/session/savedGame';
import { BrokenGameError, Session } from '../../src/session/session';
import { fakeStorage } from '../app/fakeStorage';
import { GAMES, type GameName, moduleOf, RULES_THEN, readText } from './files';

const otherRulesOf = (name: GameName) => {
  const [begun, played] = [RULES_THEN[name], moduleOf(name).rulesVersion];
  return begun === played ? null : { begun, played };
};

/** Plays legal moves of whoever is to act, also for bots. */
function playOn(session: Session, moves: number): void {
  const { module } = session;
  for (let made = 0; made < moves; made++) {
    const { toAct } = session.current();
    if (toAct === null) throw new Error('nobody is to act');
    const { G, ctx } = session.viewOf(toAct);
    const { move, args } = itemAt(module.legalMoves(G, ctx, toAct), 0);
    expect(session.playAs({ playerID: toAct, move, args })).toBe(true);
  }
}

describe.each(GAMES)('save files of %s', (name) => {
  const module = moduleOf(name);

  it('opens a running game, which can be continued and saved again', () => {
    const save = parseSavedGame(readText(`saves/${name}.running.json`));
    const session = new Session(module, save);
    expect(session.otherRules).toEqual(otherRulesOf(name));
    expect(session.save().actions).toEqual(save.actions);
    playOn(session, 8);
    const again = new Session(module, parseSavedGame(JSON.stringify(session.save())));
    expect(again.viewOf('0')).toEqual(session.viewOf('0'));
    expect(again.save().actions).toHaveLength(save.actions.length + 8);
  });

  it.each(['finished', 'finishedOnline'])('opens a game that is over, with its result: %s', (kind) => {
    const save = parseSavedGame(readText(`saves/${name}.${kind}.json`));
    const session = new Session(module, save);
    const { timeline, ctx } = session.current();
    expect(save.result).toBeDefined();
    expect(ctx.gameover).toEqual(save.result);
    expect(timeline.moves).toBe(save.actions.length);
    expect(session.reviews.kept()).toEqual(save.review ?? null);
  });
});

it('refuses a save of Kilia whose moves a ruling has changed, and names both rules versions', async () => {
  const open = () => new Session(moduleOf('kilia'), parseSavedGame(readText('saves/kilia.otherRules.json')));
  expect(open).toThrow(BrokenGameError);
  expect(open).toThrow(expect.objectContaining({ otherRules: { begun: 1, played: 2 } }));
});

describe('browser storage', () => {
  const stored: Readonly<Record<string, string>> = JSON.parse(readText('browserStorage.json'));
  const { matches, personKey } = JSON.parse(readText('matches.json'));

  /** Loads the app's modules in a browser that has these entries. */
  async function load<Module>(module: () => Promise<Module>): Promise<Module> {
    vi.resetModules();
    const { values } = fakeStorage();
    for (const [key, value] of Object.entries(stored)) values.set(key, value);
    return module();
  }

  it('has the running game and the replaced games, each of which can be continued', async () => {
    const games = await load(() => import('../../src/app/browser-storage/savedGames'));
    const { runningGame } = await import('../../src/app/game/runningGame');
    expect(runningGame()).toMatchObject({ game: 'terramara' });
    const replaced = games.readReplacedGames();
    expect(replaced.map(({ game }) => game.game)).toEqual(['kilia', 'cherez-ural']);
    for (const each of replaced) {
      games.reopenGame(each);
      const game = games.readGame();
      if (game === null) throw new Error('no running game');
      playOn(new Session(moduleOf(game.game), game), 4);
    }
    expect(
      games
        .readReplacedGames()
        .map(({ game }) => game.game)
        .toSorted(),
    ).toEqual(['kilia', 'terramara']);
  });

  it('has the seats of online matches and the person’s key', async () => {
    const { savedSeats } = await load(() => import('../../src/app/online/seats/savedSeats'));
    const { savedKey } = await import('../../src/app/online/person/personKey');
    const running = matches.filter(({ kind }: { kind: string }) => kind === 'running').toReversed();
    expect(savedSeats()).toMatchObject(
      running.map(({ game, matchID, seats }: { game: string; matchID: string; seats: object[] }) => ({
        game,
        matchID,
        ...seats[0],
      })),
    );
    expect(savedKey()).toBe(personKey);
  });

  it('has settings, plan, guide and review', async () => {
    const { readReview, readSetting } = await load(() => import('../../src/app/storage'));
    const { savedPlan } = await import('../../src/app/planner/savedPlans');
    const { readProgress } = await import('../../src/app/guide/progress');
    const { isDisplayed } = await import('../../src/app/table/displaySwitches');
    const { lastName } = await import('../../src/app/online/person/lastName');
    const { preferredLanguage } = await import('../../src/app/settings');
    const [{ matchID }] = matches.filter(({ kind }: { kind: string }) => kind === 'running');
    expect(savedPlan(matchID, '0')).toEqual([{ move: 'endTurn', args: [], says: { en: 'Ends the turn' } }]);
    expect(readProgress('compatibility/terramara')).toEqual(new Set(['start', 'goal']));
    expect(readReview(matchID)).toEqual({ next: 1, decisions: [], outlook: { 0: [3] } });
    expect([isDisplayed('russianNames'), readSetting('turn.sound')]).toEqual([false, 'on']);
    expect([preferredLanguage(), readSetting('theme'), readSetting('pace'), lastName()]).toEqual([
      'ja',
      'dark',
      'fast',
      'Mika',
    ]);
  });
});
