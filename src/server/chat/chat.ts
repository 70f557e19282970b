/** Chat at the tables of one game: who may write, who receives messages, and who is muted. */

import type { Socket } from 'socket.io';
import { defined } from '../../rules-kit/indexed';
import type { Answer, Chat } from '../../session/protocol';
import type { LiveMatches } from '../matches/liveMatches';
import type { MatchData } from '../matches/matchData';
import type { Limits } from '../ops/limits';
import type { MatchStorage } from '../storage/storage';
import { type ChatMessage, type Mute, refuse } from '../transport/messages';
import { type Rooms, type Seat, seatOf } from '../transport/rooms';
import { hostOf, roomOf, roomsReadBy } from './rooms';

interface ChatOptions {
  readonly rooms: Rooms;
  readonly live: LiveMatches;
  readonly storage: MatchStorage;
  readonly limits: Limits;
  readonly now: () => number;
  readonly opens: (seat: Seat, metadata: MatchData) => boolean;
  /** Called after a message is stored and sent. */
  readonly onSaid: (matchID: string, message: Chat) => void;
  /** Called after a socket was sent all messages it may read. */
  readonly onShown: (socket: Socket, said: readonly Chat[]) => void;
}

/** All methods must be called in the match's queue. */
export class TableChat {
  constructor(private readonly options: ChatOptions) {}

  async say(
    socket: Socket,
    { id, sender, payload, name }: ChatMessage,
    { matchID, credentials }: Pick<Seat, 'matchID' | 'credentials'>,
    metadata: MatchData,
  ): Promise<Answer> {
    const { rooms, live, storage, limits, now, opens, onSaid } = this.options;
    const seat = seatOf(socket);
    const isOnlooker = sender === null && seat?.matchID === matchID && seat.playerID === null;
    const maySpeak =
      isOnlooker || (sender !== null && opens({ matchID, playerID: sender, credentials }, metadata));
    if (!maySpeak) return refuse('unauthorized');
    const { muted } = await live.fetchChatRules(matchID);
    if (muted.includes(sender ?? 'onlookers')) return refuse('muted');
    if (await storage.moderation.isMuted(matchID, sender ?? 'onlookers')) return refuse('silenced');
    // The limit is per seat, across devices. For onlookers it is per network, because opening another socket is
    // free.
    const person = sender === null ? `${socket.data.network}` : `${matchID} ${sender}`;
    if ((await limits.take('chat', person)) > 0) return refuse('tooMuch');
    const speaker =
      sender === null ? name : (defined(metadata.players[Number(sender)], `seat ${sender}`).name ?? '');
    const message: Chat = { id, sender, name: speaker, payload, at: now() };
    const room = roomOf(sender);
    await storage.addChat(matchID, room, message);
    const hides = await hiddenChat(storage, matchID);
    for (const listener of rooms.at(matchID)) {
      const reader = seatOf(listener)?.playerID ?? null;
      const reads = roomsReadBy(reader, metadata.gameover !== undefined);
      if (reads.includes(room) && !hides(reader, message)) listener.emit('chat', matchID, message);
    }
    onSaid(matchID, message);
    return { ok: true };
  }

  /** Mutes or unmutes a seat or all onlookers for this match. Only the host may. */
  async mute({ who, muted }: Mute, host: Seat, metadata: MatchData): Promise<Answer> {
    const { live, opens } = this.options;
    const { matchID, playerID } = host;
    const chatRules = await live.fetchChatRules(matchID);
    const isHost = playerID !== null && playerID === hostOf(chatRules, metadata);
    if (!isHost || !opens(host, metadata)) return refuse('unauthorized');
    const exists = who === 'onlookers' || metadata.players[Number(who)] !== undefined;
    if (!exists || who === playerID) return refuse('illegal', `The host can’t mute ${who}.`);
    const others = chatRules.muted.filter((each) => each !== who);
    await live.writeChatRules(matchID, { ...chatRules, muted: muted ? [...others, who] : others });
    return { ok: true };
  }

  /** Updates the host: the first person to sit down, and after they leave, the person in the lowest seat. */
  async keepHost(matchID: string, metadata: MatchData): Promise<void> {
    const { live } = this.options;
    const chatRules = await live.fetchChatRules(matchID);
    const host = hostOf(chatRules, metadata);
    if (host !== chatRules.host) await live.writeChatRules(matchID, { ...chatRules, host });
  }

  /** Sends a socket the messages that its seat, or an onlooker, may read and has not hidden by a block. */
  async show(socket: Socket, { matchID, playerID }: Seat, { gameover }: MatchData): Promise<void> {
    const { storage, onShown } = this.options;
    const kept = await storage.fetchChat(matchID, roomsReadBy(playerID, gameover !== undefined));
    const hides = await hiddenChat(storage, matchID);
    const said = kept.filter((message) => !hides(playerID, message));
    socket.emit('chats', matchID, said);
    onShown(socket, said);
  }

  /** Sends everybody at a table the messages they may read. */
  async showAll(matchID: string, metadata: MatchData): Promise<void> {
    for (const socket of this.options.rooms.at(matchID)) {
      const seat = seatOf(socket);
      if (seat !== undefined) await this.show(socket, seat, metadata);
    }
  }
}

/** Returns a function that checks whether the person in a seat has blocked the writer of a message. */
export async function hiddenChat(
  { moderation }: Pick<MatchStorage, 'moderation'>,
  matchID: string,
): Promise<(reader: string | null, message: Chat) => boolean> {
  const pairs = await moderation.blockedSeats(matchID);
  return (reader, { sender }) => pairs.some(({ seat, blocked }) => seat === reader && blocked === sender);
}
