import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../../scripts/simulate/randomGame';
import { catalogue } from '../../src/games/catalogue';
import { parseSavedGame, type SavedGame } from '../../src/house/savedGame';
import { BrokenGameError, Session } from '../../src/house/session';

const [module] = catalogue;

const newGame = (players: number, setupData: Record<string, unknown> = {}): SavedGame => ({
  format: 'house-game',
  version: 1,
  game: module.game.name ?? '',
  seed: 'session',
  setupData,
  seats: Array.from({ length: players }, (_, seat) => ({
    playerID: String(seat),
    name: `Player ${seat + 1}`,
    colour: module.colours[seat].id,
  })),
  actions: [],
});

/** Plays random legal moves, handing the screen over as people would. */
function playOn(session: Session, moves: number, seed = 'play'): void {
  const random = seededRandom(seed);
  for (let played = 0; played < moves && session.current().toAct !== null; played++) {
    session.handOver();
    const { legalMoves } = session.current();
    const { move, args } = legalMoves[Math.floor(random() * legalMoves.length)];
    expect(session.play(move, args, 'en')).toBeNull();
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a game at one screen', () => {
  it('survives a reload: the save opens in the same position', () => {
    const session = new Session(module, newGame(3, { draft: true }));
    playOn(session, 80);
    const reopened = new Session(module, parseSavedGame(JSON.stringify(session.save())));
    session.handOver();
    expect(reopened.current().G).toEqual(session.current().G);
    expect(reopened.current().ctx).toEqual(session.current().ctx);
    expect(reopened.current().viewer).toBe(session.current().viewer);
  });

  it('plays to the end, for 1 to 4 players', () => {
    for (const players of [1, 2, 3, 4]) {
      const session = new Session(module, newGame(players));
      playOn(session, 5000);
      expect(session.current().toAct).toBeNull();
      expect(session.current().ctx.gameover).toBeDefined();
    }
  });

  it('shows the next player nothing before the hand-over, and no hand but the viewer’s', () => {
    const session = new Session(module, newGame(2));
    const { viewer, legalMoves } = session.current();
    expect(viewer).toBe('0');
    expect(session.play(legalMoves[0].move, legalMoves[0].args, 'en')).toBeNull();
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

  it('hides the worker card that another player picked in the log', () => {
    const session = new Session(module, newGame(2));
    playOn(session, 1);
    session.handOver();
    const [entry] = session.current().log;
    expect(entry.action.payload.type).toBe('chooseWorkerCard');
    expect(entry.action.payload.args).toBeNull();
  });

  it('undoes, redoes and restarts the turn, up to what was revealed', () => {
    const session = new Session(module, newGame(1));
    const seek = (move: string) => session.current().legalMoves.find((legal) => legal.move === move);
    const play = (move: string) => {
      const found = seek(move);
      if (found === undefined) throw new Error(`no ${move}`);
      expect(session.play(found.move, found.args, 'en')).toBeNull();
    };
    play('chooseWorkerCard');
    play('placeWorkers');
    expect(session.current()).toMatchObject({ canUndo: false, undoBlocked: 'turnStart' });
    const start = session.current().G;
    play('travel');
    play('gatherInformation');
    const acted = session.current().G;
    expect(session.save().actions).toHaveLength(4);
    session.undo();
    expect(session.save().actions).toHaveLength(3);
    session.redo();
    expect(session.current().G).toEqual(acted);
    session.restartTurn();
    expect(session.current().G).toEqual(start);
    expect(session.save().actions).toHaveLength(2);
    const moscow = session.play('travel', [{ by: 'sled', to: 'moscow' }], 'en');
    if (moscow !== null) expect(moscow).toMatch(/R9\.1/);
    play('explore');
    expect(session.current()).toMatchObject({ canUndo: false, undoBlocked: 'revealed' });
  });

  it('refuses an illegal move with a sentence that names the rule, and changes nothing', () => {
    const session = new Session(module, newGame(2));
    const before = session.current();
    expect(session.play('trade', [{ sell: {}, buy: {} }], 'en')).toMatch(/R\d+\.\d+/);
    expect(session.play('trade', [{ sell: {}, buy: {} }], 'ja')).toMatch(/R\d+\.\d+/);
    expect(session.current()).toBe(before);
  });

  it('a save with an impossible move says at which move it broke', () => {
    const session = new Session(module, newGame(2));
    playOn(session, 6);
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
    expect(caught).toMatchObject({ moveNumber: 4 });
  });
});

describe('reading a save', () => {
  it('names the field that is wrong', () => {
    expect(() => parseSavedGame('{')).toThrow(/not JSON/);
    expect(() => parseSavedGame('{}')).toThrow(/format/);
    expect(() => parseSavedGame(JSON.stringify({ ...newGame(1), seats: [] }))).toThrow(/seats/);
    expect(() => parseSavedGame(JSON.stringify({ ...newGame(1), actions: [{ move: 1 }] }))).toThrow(
      /actions\.0/,
    );
  });
});
