import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../../scripts/simulate/randomGame';
import { goldenGame } from '../../scripts/ui/goldenGames';
import type { GameModule } from '../../src/game-api/module';
import { modules } from '../../src/games/modules';
import { hashOf } from '../../src/rules-kit/contentHash';
import { ContentError } from '../../src/rules-kit/contentLibrary';
import { itemAt } from '../../src/rules-kit/indexed';
import {
  firstMoves,
  NewerSaveError,
  newSave,
  parseSavedGame,
  type SavedGame,
} from '../../src/session/savedGame';
import { BrokenGameError, ChangedResultError, Session } from '../../src/session/session';

const module = itemAt(modules, 0);

const newGame = (players: number, setupData: Record<string, unknown> = {}): SavedGame =>
  newSave({
    game: module.game.name ?? '',
    seed: 'session',
    setupData,
    seats: Array.from({ length: players }, (_, seat) => ({
      playerID: String(seat),
      name: `Player ${seat + 1}`,
      colour: itemAt(module.colours, seat).id,
    })),
  });

/** Plays random legal moves and hands the device over between players. */
async function playOn(session: Session, moves: number, seed = 'play'): Promise<void> {
  const random = seededRandom(seed);
  for (let played = 0; played < moves && session.current().toAct !== null; played++) {
    session.handOver();
    const { legalMoves } = session.current();
    const { move, args } = itemAt(legalMoves, Math.floor(random() * legalMoves.length));
    expect(await session.play(move, args, 'en')).toBeNull();
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a game on one device', () => {
  it('opens a save in the same position after a reload', async () => {
    const session = new Session(module, newGame(3, { draft: true }));
    await playOn(session, 80);
    const reopened = new Session(module, parseSavedGame(JSON.stringify(session.save())));
    session.handOver();
    expect(reopened.current().G).toEqual(session.current().G);
    expect(reopened.current().ctx).toEqual(session.current().ctx);
    expect(reopened.current().viewer).toBe(session.current().viewer);
  });

  it('plays to the end for 1 to 4 players', async () => {
    for (const players of [1, 2, 3, 4]) {
      const session = new Session(module, newGame(players));
      await playOn(session, 5000);
      expect(session.current().toAct).toBeNull();
      expect(session.current().ctx.gameover).toBeDefined();
    }
  });

  it('switches to the next player in one update when no hand is hidden', async () => {
    const session = new Session({ ...module, hiddenHands: false }, newGame(2));
    const { legalMoves } = session.current();
    const seen: (string | null)[] = [];
    session.subscribe(() => seen.push(session.current().viewer));
    expect(await session.play(itemAt(legalMoves, 0).move, itemAt(legalMoves, 0).args, 'en')).toBeNull();
    expect(seen).toEqual(['1']);
    expect(session.current().legalMoves).not.toEqual([]);
  });

  it("shows the next player nothing before the handover, and only the viewer's hand after it", async () => {
    const session = new Session(module, newGame(2));
    const { viewer, legalMoves } = session.current();
    expect(viewer).toBe('0');
    expect(await session.play(itemAt(legalMoves, 0).move, itemAt(legalMoves, 0).args, 'en')).toBeNull();
    const covered = session.current();
    expect(covered.viewer).toBe('0');
    expect(covered.toAct).toBe('1');
    expect(covered.legalMoves).toEqual([]);
    const hands = (G: unknown) =>
      Object.entries((G as { players: Record<string, { hand: string[] }> }).players).map(([id, { hand }]) => [
        id,
        hand.every((card) => card === 'hidden'),
      ]);
    expect(hands(covered.G)).toEqual([
      ['0', false],
      ['1', true],
    ]);
    session.handOver();
    expect(hands(session.current().G)).toEqual([
      ['0', true],
      ['1', false],
    ]);
  });

  it('hides in the log which worker card another player picked', async () => {
    const session = new Session(module, newGame(2));
    await playOn(session, 1);
    session.handOver();
    const entry = itemAt(session.current().log, 0);
    expect(entry.action.payload.type).toBe('chooseWorkerCard');
    expect(entry.action.payload.args).toBeNull();
  });

  it('undoes, redoes and restarts the turn up to the last reveal', async () => {
    const session = new Session(module, newGame(1));
    const seek = (move: string) => session.current().legalMoves.find((legal) => legal.move === move);
    const play = async (move: string) => {
      const found = seek(move);
      if (found === undefined) throw new Error(`no ${move}`);
      expect(await session.play(found.move, found.args, 'en')).toBeNull();
    };
    await play('chooseWorkerCard');
    await play('placeWorkers');
    expect(session.current()).toMatchObject({ canUndo: false, undoBlocked: 'turnStart' });
    const start = session.current().G;
    await play('travel');
    await play('gatherInformation');
    const acted = session.current().G;
    expect(session.save().actions).toHaveLength(4);
    session.undo();
    expect(session.save().actions).toHaveLength(3);
    session.redo();
    expect(session.current().G).toEqual(acted);
    session.restartTurn();
    expect(session.current().G).toEqual(start);
    expect(session.save().actions).toHaveLength(2);
    const moscow = await session.play('travel', [{ by: 'sled', to: 'moscow' }], 'en');
    if (moscow !== null) expect(moscow).toMatch(/R9\.1/);
    await play('explore');
    expect(session.current()).toMatchObject({ canUndo: false, undoBlocked: 'revealed' });
  });

  it('refuses an illegal move with a message that names the rule, and changes nothing', async () => {
    const session = new Session(module, newGame(2));
    const before = session.current();
    expect(await session.play('trade', [{ sell: {}, buy: {} }], 'en')).toMatch(/R\d+\.\d+/);
    expect(await session.play('trade', [{ sell: {}, buy: {} }], 'ja')).toMatch(/R\d+\.\d+/);
    expect(session.current()).toBe(before);
  });

  it('reports the number of the impossible move in a save', async () => {
    const session = new Session(module, newGame(2));
    await playOn(session, 6);
    const saved = session.save();
    const actions = saved.actions.map((action, index) =>
      index === 3 ? { ...action, move: 'hunt' } : action,
    );
    let caught: unknown;
    try {
      new Session(module, { ...saved, actions });
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(BrokenGameError);
    expect(caught).toMatchObject({ moveNumber: 4, otherRules: null });
    // The reason is in the reader's language.
    expect((caught as BrokenGameError).reasonIn('ja')).toMatch(/\p{Script=Hiragana}/u);
  });
});

describe('looking back', () => {
  it('returns every earlier position as the viewer may see it', async () => {
    const session = new Session(module, newGame(2));
    const seen: unknown[] = [session.current().G];
    const random = seededRandom('timeline');
    for (let played = 0; played < 40; played++) {
      session.handOver();
      const { legalMoves } = session.current();
      const { move, args } = itemAt(legalMoves, Math.floor(random() * legalMoves.length));
      await session.play(move, args, 'en');
      seen.push(session.viewOf('0').G);
    }
    while (session.current().viewer !== '0') await playOn(session, 1);
    const { timeline } = session.current();
    expect(timeline.moves).toBe(session.save().actions.length);
    seen.forEach((G, moves) => {
      expect(timeline.at(moves).G).toEqual(G);
      expect(timeline.at(moves).log).toHaveLength(moves);
    });
    expect(() => timeline.at(timeline.moves + 1)).toThrow(/no position/);
  });

  it('omits undone moves and shows everything after the end', async () => {
    const session = new Session(module, newGame(1));
    await playOn(session, 12);
    while (!session.current().canUndo) await playOn(session, 1);
    const { moves } = session.current().timeline;
    session.undo();
    expect(session.current().timeline.moves).toBe(moves - 1);
    const other = new Session(module, newGame(2));
    await playOn(other, 5000);
    const first = JSON.stringify(other.current().timeline.at(0).G);
    expect(first).not.toContain('hidden');
    expect(itemAt(other.current().timeline.at(1).log, 0).action.payload.args).not.toBeNull();
  });

  it('continues a copy from an earlier position and records hints', async () => {
    const session = new Session(module, newGame(2));
    await playOn(session, 10);
    session.note('hint', '0');
    await playOn(session, 10);
    const copy = new Session(module, session.save(10));
    expect(copy.current().timeline.moves).toBe(10);
    expect(copy.current().notes).toEqual([{ kind: 'hint', playerID: '0', after: 10 }]);
    expect(parseSavedGame(JSON.stringify(session.save())).notes).toHaveLength(1);
    expect(session.save(9).notes).toBeUndefined();
  });
});

describe('a save keeps rules version and content', () => {
  /** Returns a module with other rules or other built-in content. */
  const other = (change: Partial<GameModule>): GameModule => ({ ...module, ...change });

  it('saves rules version and content, and the result of a finished game', async () => {
    const session = new Session(module, newGame(2));
    await playOn(session, 5);
    const saved = parseSavedGame(JSON.stringify(session.save()));
    expect(saved).toMatchObject({ version: 2, rulesVersion: module.rulesVersion });
    expect(saved.content?.hash).toBe(module.contents?.current);
    expect(saved.content?.snapshot).toEqual(module.contents?.snapshot(saved.content?.hash ?? ''));
    expect(saved.result).toBeUndefined();
    expect(session.otherRules).toBeNull();
    await playOn(session, 5000);
    expect(session.save().result).toEqual(session.current().ctx.gameover);
    expect(session.save(5).result).toBeUndefined();
  });

  it('plays on with the saved content in an app with other built-in content, and passes it to bots', async () => {
    const session = new Session(module, newGame(2));
    await playOn(session, 20);
    const saved = session.save();
    const { contents } = module;
    if (contents === undefined || saved.content === null) throw new Error('expected a game with content');
    const updated = other({ contents: { ...contents, current: 'that of the update' } });
    const reopened = new Session(updated, saved);
    expect(reopened.content).toEqual(saved.content);
    expect(reopened.current().G).toMatchObject({ content: saved.content.hash });
    await playOn(reopened, 5000);
    await playOn(session, 5000);
    expect(reopened.current().ctx.gameover).toEqual(session.current().ctx.gameover);
    expect(session.content).toBeUndefined();
    expect(session.current().G).toMatchObject({ content: null });
  });

  it('saves a content pack', async () => {
    const contentPack = { title: 'mine', businesses: { p33: { cost: { gold: 1 } } } };
    const session = new Session(module, newGame(2, { contentPack }));
    await playOn(session, 10);
    expect(session.content?.snapshot).toMatchObject({ businesses: { p33: { cost: { gold: 1 } } } });
    const reopened = new Session(module, parseSavedGame(JSON.stringify(session.save())));
    expect(reopened.current().G).toEqual(session.current().G);
  });

  it("refuses content that is invalid or doesn't match its hash", async () => {
    const session = new Session(module, newGame(2));
    const saved = session.save();
    const contents = module.contents;
    if (contents === undefined) throw new Error('expected a game with content');
    const hash = '0'.repeat(32);
    const wrong = { ...saved, content: { hash, snapshot: { cards: [] } } };
    expect(() => new Session(module, wrong)).toThrow(ContentError);
    const unknown = { siberiaChits: [] };
    const unfit = { ...saved, content: { hash: hashOf(unknown), snapshot: unknown } };
    expect(() => new Session(module, unfit)).toThrow(/farEastChits/);
    expect(() => parseSavedGame(JSON.stringify({ ...saved, content: { hash: 'x', snapshot: 1 } }))).toThrow(
      /content\.hash/,
    );
  });

  it('replays under other rules if the moves are legal, reports it, and refuses a different result', async () => {
    const session = new Session(module, newGame(1));
    await playOn(session, 5000);
    const saved = session.save();
    const later = other({ rulesVersion: module.rulesVersion + 1 });
    const reopened = new Session(later, saved);
    expect(reopened.otherRules).toEqual({ begun: module.rulesVersion, played: module.rulesVersion + 1 });
    expect(reopened.save()).toEqual(saved);
    const rewritten = { ...saved, result: { ...(saved.result as object), winner: 'another' } };
    expect(() => new Session(later, rewritten)).toThrow(ChangedResultError);
    // A copy of the first moves has no result.
    expect(new Session(later, firstMoves(rewritten, 10)).current().timeline.moves).toBe(10);
  });

  it('opens an old save with the current rules and content, and reports it', async () => {
    const session = new Session(module, newGame(2));
    await playOn(session, 10);
    const { rulesVersion: _, content, ...rest } = session.save();
    const first = parseSavedGame(JSON.stringify({ ...rest, version: 1 }));
    expect(first).toMatchObject({ version: 2, rulesVersion: null, content: null });
    const reopened = new Session(module, first);
    expect(reopened.otherRules).toEqual({ begun: null, played: module.rulesVersion });
    expect(reopened.save()).toEqual({ ...session.save(), content });
    expect(new Session(module, newGame(2)).otherRules).toBeNull();
    // After the next save, rules and content are stored, so nothing is reported.
    expect(new Session(module, reopened.save()).otherRules).toBeNull();
  });

  it('reports nothing for a golden game, which stores its rules version', () => {
    expect(new Session(module, goldenGame(2, 0.1)).otherRules).toBeNull();
  });
});

describe('parsing a save', () => {
  it('throws NewerSaveError for a save of a newer app', () => {
    expect(() => parseSavedGame(JSON.stringify({ ...newGame(1), version: 3 }))).toThrow(NewerSaveError);
  });

  it('names the invalid field', () => {
    expect(() => parseSavedGame('{')).toThrow(/not JSON/);
    expect(() => parseSavedGame('{}')).toThrow(/format/);
    expect(() => parseSavedGame(JSON.stringify({ ...newGame(1), seats: [] }))).toThrow(/seats/);
    expect(() => parseSavedGame(JSON.stringify({ ...newGame(1), actions: [{ move: 1 }] }))).toThrow(
      /actions\.0/,
    );
  });
});
