/** A table on a server: boardgame.io's client over a socket, plus presence, clock and chat. */

import type { Ctx, LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import {
  type CallbackNode,
  unstable_cancelCallback as cancelTask,
  unstable_NormalPriority as NormalPriority,
  unstable_scheduleCallback as scheduleTask,
} from 'scheduler';
import { namesOf } from '../../../game-api/baseTable';
import type { GameModule, Position, Seat } from '../../../game-api/module';
import type { Language } from '../../../language/language';
import { entryOf } from '../../../rules-kit/indexed';
import { effectiveLog, undone } from '../../../session/effectiveLog';
import type { Player, Refusal, TableNews } from '../../../session/protocol';
import { nextToAct, type ReviewKeeper, type Snapshot, type TableSource } from '../../../session/source';
import { mayTakeBack, undoBlocked } from '../../../session/undo';
import { readReview, writeReview } from '../../storage';
import { ChatStore } from '../chat/chat';
import type { SeatKey } from '../seats/seatKey';
import { distinctPlayers, seatsOf } from '../seats/seats';
import { words } from '../words';
import { ContentFetcher, type FetchContent } from './contentFetcher';
import { lobbyOf } from './lobby';
import { PastPositions } from './pastPositions';
import { heardServerTime } from './serverTime';
import { SocketTransport, type Unanswered } from './socketTransport';

type ClientState = { readonly G: unknown; readonly ctx: Ctx; readonly log: readonly LogEntry[] };

export type Connection = 'connecting' | 'connected' | 'lost';

/** The state of an online table apart from the game's own. */
export type Room = {
  readonly connection: Connection;
  /** Why this table can't be opened; null if it can. */
  readonly shut: Refusal | 'unseated' | null;
  /** Whether a position has arrived. */
  readonly open: boolean;
  readonly players: readonly Player[];
  /** `cameAt` is in `performance.now()` time, which changes of the device clock don't affect. */
  readonly news: (TableNews & { readonly cameAt: number }) | null;
};

export type { SeatKey };

type Enhancer = NonNullable<Parameters<typeof Client>[0]['enhancer']>;

const SENT = ['MAKE_MOVE', 'UNDO', 'REDO'];

/**
 * Sent actions don't change the local state: the page has only a view, so it shows a move once the server has answered.
 */
const serverDecides: Enhancer = (createStore) => (reducer, initial) =>
  createStore((state, action) => {
    if (!state || !SENT.includes(action.type)) return reducer(state, action);
    return { ...state, deltalog: [] };
  }, initial);

export class OnlineTable implements TableSource {
  readonly chat = new ChatStore();
  private transport: SocketTransport | null = null;
  private readonly client;
  private readonly listeners = new Set<() => void>();
  /** The task that will notify the listeners */
  private notification: CallbackNode | null = null;
  private readonly past: PastPositions;
  private readonly content: ContentFetcher;
  private snapshot: { readonly of: ClientState; readonly value: Snapshot } | null = null;
  private language: Language = 'en';
  private now: Room = {
    connection: 'connecting',
    shut: null,
    open: false,
    players: [],
    news: null,
  };
  seats: readonly Seat[] = [];
  readonly reviews: ReviewKeeper;

  constructor(
    readonly module: GameModule,
    readonly matchID: string,
    readonly seat: SeatKey | null,
    /** The server's address; by default the one that serves the page. */
    server = '',
    fetchContent: FetchContent = (hash) => lobbyOf(module.name).content(hash),
  ) {
    this.reviews = {
      kept: () => readReview(matchID),
      keep: (review) => writeReview(matchID, review),
    };
    this.content = new ContentFetcher(module, fetchContent, {
      onFetched: () => this.stateCame(),
      onUnreadable: () => this.roomChanged({ shut: 'otherVersion' }),
    });
    this.past = new PastPositions(
      async () => {
        const answer = await this.transport?.ask('history', matchID);
        return answer?.ok === true ? (answer.history ?? null) : null;
      },
      () => this.positionChanged(),
    );
    this.client = Client({
      game: module.game,
      enhancer: serverDecides,
      multiplayer: (opts) => {
        this.transport = new SocketTransport(server, opts, {
          onPlayers: (players) => this.roomChanged({ players: distinctPlayers(players) }),
          onNews: (news) => {
            heardServerTime(news.now);
            this.roomChanged({ news: { ...news, cameAt: performance.now() } });
          },
          onChats: (chats) => this.chat.replace(chats),
          onChat: (chat) => this.chat.add(chat),
          onSeated: () => this.roomChanged({ connection: 'connected' }),
          onLost: () => {
            // Moves may be missed while the connection is lost.
            this.past.forget();
            if (this.now.connection !== 'lost') this.roomChanged({ connection: 'lost' });
          },
          onShut: (shut) => this.roomChanged({ shut }),
        });
        return this.transport;
      },
      matchID,
      playerID: seat?.playerID,
      credentials: seat?.credentials,
      debug: false,
    });
    this.client.subscribe(() => this.stateCame());
  }

  start(): void {
    this.client.start();
  }

  stop(): void {
    if (this.notification !== null) cancelTask(this.notification);
    this.notification = null;
    this.client.stop();
    this.content.stop();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly room = (): Room => this.now;

  readonly current = (): Snapshot => {
    if (this.snapshot === null) throw new Error('OnlineTable: no position has come yet');
    return this.snapshot.value;
  };

  /**
   * Notifies of all changes together, after React's earlier tasks. Otherwise, moves of fast bots could arrive faster than
   * a slow device renders them, and React takes more than 50 updates between two of its tasks for an infinite loop.
   */
  private changed(): void {
    this.notification ??= scheduleTask(NormalPriority, () => {
      this.notification = null;
      for (const listener of this.listeners) listener();
    });
  }

  private roomChanged(change: Partial<Room>): void {
    this.now = { ...this.now, ...change };
    if (change.players !== undefined) this.nameSeats();
    this.changed();
  }

  /** Call after the seat was left: no answer of the server follows if that deleted the match. */
  left(): void {
    this.roomChanged({ shut: 'unseated' });
  }

  /** Sets the language of the names of empty seats. */
  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.nameSeats();
    this.changed();
  }

  private nameSeats(): void {
    this.seats = seatsOf(this.now.players, this.module.colours, words(this.language));
  }

  private stateCame(): void {
    const state = this.client.getState();
    const of = this.snapshot?.of;
    if (state === null || (of !== undefined && of.G === state.G && of.log === state.log)) return;
    const { G, ctx, log } = state;
    // A position can't be shown before the content of its cards is loaded.
    if (!this.content.isKnown(G)) return;
    if (ctx.gameover !== undefined && of?.ctx.gameover === undefined) this.past.forget();
    this.past.came(effectiveLog(log).length, { G, ctx });
    this.snapshot = { of: { G, ctx, log }, value: this.look({ G, ctx, log }) };
    if (this.now.open) this.changed();
    else this.roomChanged({ open: true });
  }

  private positionChanged(): void {
    if (this.snapshot === null) return;
    const { of } = this.snapshot;
    this.snapshot = { of, value: this.look(of) };
    this.changed();
  }

  private look({ G, ctx, log: all }: ClientState): Snapshot {
    const { module } = this;
    const viewer = this.seat?.playerID ?? null;
    const log = effectiveLog(all);
    const mayAct = viewer !== null && ctx.gameover === undefined;
    const mayUndo = viewer !== null && mayTakeBack(ctx, viewer);
    const blocked = undoBlocked(module, ctx, log, viewer);
    const present: Position = { G, ctx, log };
    return {
      ...present,
      viewer,
      toAct: nextToAct(module, G, ctx),
      legalMoves: mayAct ? module.legalMoves(G, ctx, viewer) : [],
      canUndo: mayUndo && blocked === null,
      canRedo: mayUndo && undone(all) > 0,
      undoBlocked: blocked,
      timeline: this.past.timeline(present),
      notes: [],
    };
  }

  async play(move: string, args: readonly unknown[], language: Language): Promise<string | null> {
    const refused = await this.refusal(move, args, language);
    if (refused !== null) return refused;
    entryOf(this.client.moves, move)(...args);
    return this.answered(language, () => this.refusal(move, args, language));
  }

  private async refusal(move: string, args: readonly unknown[], language: Language): Promise<string | null> {
    const { module } = this;
    const { G, ctx, viewer } = this.current();
    if (viewer === null || module.whyNot(G, ctx, viewer, move, args) === null) return null;
    if (!module.hasSentences()) await module.fetchSentences();
    return module.explain(G, ctx, viewer, move, args, language, namesOf(this.seats));
  }

  /** Returns why the last action was refused; null if it was accepted. */
  private async answered(language: Language, explain: () => Promise<string | null>): Promise<string | null> {
    const answer = await this.transport?.answer;
    if (answer === undefined || answer.ok) return null;
    const { reason } = answer;
    if (reason === 'illegal') return (await explain()) ?? answer.message;
    return words(language)(`answer.${reason}`);
  }

  say(text: string, name: string): Promise<string | null> {
    return this.refusalOf(this.transport?.say(text, name));
  }

  /** Mutes or unmutes a seat or all onlookers. Only the host may do so. */
  mute(who: string, muted: boolean): Promise<string | null> {
    return this.refusalOf(this.transport?.mute(who, muted));
  }

  private async refusalOf(
    request: Promise<{ ok: boolean } | Unanswered> | undefined,
  ): Promise<string | null> {
    const answer = await request;
    if (answer === undefined || answer.ok) return null;
    return words(this.language)(`answer.${(answer as Unanswered).reason}`);
  }

  /** Sets whether a person without a seat is on the join page (at the door) instead of watching the table. */
  setAtDoor(isAtDoor: boolean): void {
    this.transport?.setAtDoor(isAtDoor);
  }

  undo(): void {
    if (this.current().canUndo) this.client.undo();
  }

  redo(): void {
    if (this.current().canRedo) this.client.redo();
  }

  restartTurn(): void {
    void this.undoAll();
  }

  private async undoAll(): Promise<void> {
    while (this.current().canUndo) {
      this.client.undo();
      const answer = await this.transport?.answer;
      if (answer?.ok !== true) return;
    }
  }

  note(): void {}
}
