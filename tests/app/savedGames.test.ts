/** The running game and the replaced ones in tabs that share a storage. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StopReason } from '../../src/app/browser-storage/savedGames';
import { itemAt } from '../../src/rules-kit/indexed';
import { newSave, parseSavedGame, type SavedGame } from '../../src/session/savedGame';
import { fakeStorage } from './fakeStorage';

const GAME_KEY = 'house.game';

const gameOf = (seed: string, ...moves: readonly string[]): SavedGame =>
  newSave({
    game: 'kilia',
    seed,
    setupData: {},
    seats: [{ playerID: '0', name: 'Ada', colour: 'red' }],
    actions: moves.map((move) => ({ playerID: '0', move, args: [] })),
  });

const movesOf = (game: SavedGame | null): string | undefined =>
  game?.actions.map(({ move }) => move).join('');

/** The tab whose code is running. Storage events go to all others. */
let window: EventTarget | null = null;
let tabs: { readonly window: EventTarget; readonly run: <T>(task: () => T) => T }[];
let channels: { readonly window: EventTarget | null; readonly target: EventTarget }[];
let storage: ReturnType<typeof fakeStorage>;

beforeEach(() => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => ++now);
  tabs = [];
  channels = [];
  storage = fakeStorage((key) => {
    for (const tab of tabs)
      if (tab.window !== window)
        queue.push(() =>
          tab.run(() => tab.window.dispatchEvent(Object.assign(new Event('storage'), { key }))),
        );
  });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor() {
        super();
        channels.push({ window, target: this });
      }
      postMessage(data: unknown) {
        for (const { window, target } of channels)
          if (target !== this) {
            const tab = tabs.find((each) => each.window === window);
            queue.push(() =>
              tab?.run(() => target.dispatchEvent(Object.assign(new Event('message'), { data }))),
            );
          }
      }
    },
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Events that are not delivered to the other tabs yet. */
let queue: (() => void)[] = [];
function deliver(): void {
  for (let event = queue.shift(); event !== undefined; event = queue.shift()) event();
}

async function openTab() {
  vi.resetModules();
  const own = new EventTarget();
  const run = <T>(task: () => T): T => {
    const before = window;
    window = own;
    vi.stubGlobal('window', own);
    try {
      return task();
    } finally {
      window = before;
    }
  };
  tabs.push({ window: own, run });
  vi.stubGlobal('window', own);
  const games = await import('../../src/app/browser-storage/savedGames');
  let playing: SavedGame | null = null;
  let stopReason: StopReason | null = null;
  const tab = {
    games: new Proxy(games, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? (...args: unknown[]) => run(() => member(...args)) : member;
      },
    }),
    get stopReason() {
      return stopReason;
    },
    get playing() {
      return playing;
    },
    /** Opens the running game at the table. */
    open() {
      stopReason = null;
      run(() => {
        const text = games.openGameText();
        playing = text === null ? null : parseSavedGame(text);
        games.playHere({
          save: () => playing ?? gameOf('none'),
          onStopped: (why) => {
            stopReason = why;
          },
          onContinued: () => tab.open(),
        });
      });
    },
    begin(game: SavedGame) {
      run(() => games.beginGame(game));
      tab.open();
    },
    /** Makes moves like the page does: they are written shortly afterwards. */
    move(...moves: readonly string[]) {
      if (playing === null) throw new Error('no game is open');
      const next = { ...playing, actions: [...playing.actions, ...gameOf('', ...moves).actions] };
      playing = next;
      run(() => games.writeGameSoon(() => next));
    },
    settle: () => run(() => games.flushGame()),
    kept: () => run(() => games.readReplacedGames()).map(({ game }) => movesOf(game)),
    running: () => movesOf(run(() => games.readGame())),
  };
  return tab;
}

describe('two tabs', () => {
  it('lets only the tab that opened a game last play it', async () => {
    const a = await openTab();
    a.begin(gameOf('x', 'a'));
    const b = await openTab();
    b.open();
    deliver();
    expect(a.stopReason).toBe('sameGame');
    expect(b.stopReason).toBeNull();
    b.move('b', 'c');
    b.settle();
    deliver();
    a.games.reclaimGame(gameOf('x', 'a'));
    a.open();
    deliver();
    expect(b.stopReason).toBe('sameGame');
    expect(movesOf(a.playing)).toBe('abc');
    expect(a.kept()).toEqual([]);
  });

  it('passes a tab’s unwritten moves to the tab that takes over', async () => {
    const a = await openTab();
    a.begin(gameOf('x', 'a'));
    const b = await openTab();
    a.move('b');
    b.open();
    expect(movesOf(b.playing)).toBe('a');
    deliver();
    expect(a.stopReason).toBe('sameGame');
    expect(movesOf(b.playing)).toBe('ab');
    expect(b.stopReason).toBeNull();
    expect(b.kept()).toEqual([]);
  });

  it('keeps both games when another tab starts a new one', async () => {
    const a = await openTab();
    a.begin(gameOf('x', 'a'));
    const b = await openTab();
    b.begin(gameOf('y'));
    deliver();
    expect(a.stopReason).toBe('otherGame');
    b.move('1', '2');
    b.settle();
    expect(b.running()).toBe('12');
    expect(b.kept()).toEqual(['a']);
    a.games.reclaimGame(gameOf('x', 'a'));
    a.open();
    deliver();
    expect(b.stopReason).toBe('otherGame');
    expect(movesOf(a.playing)).toBe('a');
    expect(a.kept()).toEqual(['12']);
  });

  it('keeps unwritten moves when another tab starts a new game', async () => {
    const a = await openTab();
    a.begin(gameOf('x', 'a'));
    a.move('b');
    const b = await openTab();
    b.begin(gameOf('y', '1'));
    expect(b.kept()).toEqual(['a']);
    deliver();
    expect(a.stopReason).toBe('otherGame');
    expect(b.running()).toBe('1');
    expect(b.kept()).toEqual(['ab']);
  });

  it('overwrites nothing when no message from the other tab arrives', async () => {
    const a = await openTab();
    a.begin(gameOf('x', 'a'));
    const b = await openTab();
    b.open();
    b.move('b', 'c');
    b.settle();
    queue = [];
    a.move('z');
    a.settle();
    expect(a.stopReason).toBe('sameGame');
    expect(b.running()).toBe('abc');
    expect(b.kept()).toEqual(['az']);
  });

  it('leaves exactly one tab playing when two open the game at the same moment', async () => {
    const first = await openTab();
    first.games.beginGame(gameOf('x', 'a'));
    const a = await openTab();
    const b = await openTab();
    vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    a.open();
    b.open();
    deliver();
    expect([a.stopReason, b.stopReason].filter((why) => why !== null)).toHaveLength(1);
  });

  it('does not overwrite a save of a newer version of the app', async () => {
    const a = await openTab();
    a.begin(gameOf('x', 'a'));
    const newer = JSON.stringify({ ...gameOf('x', 'a'), version: 99 });
    storage.values.set(GAME_KEY, newer);
    a.move('b');
    a.settle();
    expect(storage.values.get(GAME_KEY)).toBe(newer);
    expect(a.kept()).toEqual(['ab']);
  });

  it('lets each tab play its own game when storage is refused', async () => {
    storage.room = null;
    const a = await openTab();
    a.begin(gameOf('x', 'a'));
    const b = await openTab();
    b.begin(gameOf('y', '1'));
    deliver();
    expect(a.stopReason).toBeNull();
    expect(a.running()).toBe('a');
    expect(b.running()).toBe('1');
  });

  it('passes moves that don’t fit into storage to the tab that takes over', async () => {
    const a = await openTab();
    a.begin(gameOf('x', 'a'));
    storage.room = storage.size();
    a.move('b');
    a.settle();
    const b = await openTab();
    b.open();
    expect(movesOf(b.playing)).toBe('a');
    deliver();
    expect(a.stopReason).toBe('sameGame');
    expect(movesOf(b.playing)).toBe('ab');
  });
});

describe('refused storage', () => {
  it('plays a game and keeps the previous one in memory', async () => {
    storage.room = null;
    const tab = await openTab();
    tab.begin(gameOf('x'));
    tab.move('a');
    expect(tab.running()).toBe('a');
    expect(tab.games.gameProblem()).toBe('refused');
    tab.begin(gameOf('y'));
    expect(tab.running()).toBe('');
    expect(tab.kept()).toEqual(['a']);
  });

  it('moves a broken game out of the way', async () => {
    storage.room = null;
    const tab = await openTab();
    tab.begin(gameOf('x', 'a'));
    tab.games.setBrokenAside('{');
    expect(tab.games.readGameText()).toBeNull();
  });
});

describe('full storage', () => {
  it('plays on in memory and stores the game once there is room', async () => {
    const tab = await openTab();
    tab.begin(gameOf('old', 'a'));
    tab.begin(gameOf('x', 'a'));
    storage.room = storage.size();
    tab.move('b', 'c');
    expect(tab.running()).toBe('abc');
    expect(movesOf(parseSavedGame(storage.values.get(GAME_KEY) ?? ''))).toBe('a');
    expect(tab.games.gameProblem()).toBe('full');
    const { key } = itemAt(tab.games.readReplacedGames(), 0);
    tab.games.deleteReplacedGame(key);
    expect(tab.games.gameProblem()).toBeNull();
    expect(movesOf(parseSavedGame(storage.values.get(GAME_KEY) ?? ''))).toBe('abc');
  });

  it('keeps the stored running game when there is no room for a copy', async () => {
    const tab = await openTab();
    tab.begin(gameOf('x', 'a', 'b', 'c'));
    storage.room = storage.size();
    tab.begin(gameOf('y'));
    tab.move('1');
    expect(tab.running()).toBe('1');
    expect(tab.kept()).toEqual(['abc']);
    // After a reload, the first game is still there.
    const reloaded = await openTab();
    expect(reloaded.running()).toBe('abc');
  });

  it('leaves a game that can’t be opened in place when there is no room to move it', async () => {
    const tab = await openTab();
    tab.begin(gameOf('x', 'a'));
    storage.room = storage.size();
    tab.games.setAside(storage.values.get(GAME_KEY) ?? '');
    expect(tab.running()).toBe('a');
    expect(tab.kept()).toEqual([]);
  });
});

describe('a game of another device', () => {
  it('replaces the copy here that it continues, and keeps a game that differs', async () => {
    const a = await openTab();
    a.begin(gameOf('x', 'a'));
    a.games.takeGame(gameOf('x', 'a', 'b'));
    expect(a.running()).toBe('ab');
    expect(a.kept()).toEqual([]);
    a.games.takeGame(gameOf('x', 'a', 'c', 'd'));
    expect(a.running()).toBe('acd');
    expect(a.kept()).toEqual(['ab']);
  });

  it('deletes a replaced game that it continues', async () => {
    const a = await openTab();
    a.begin(gameOf('x', 'a'));
    a.begin(gameOf('y', 'b'));
    a.games.takeGame(gameOf('x', 'a', 'c'));
    expect(a.running()).toBe('ac');
    expect(a.kept()).toEqual(['b']);
  });
});
