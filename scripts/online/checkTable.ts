/** Compares the record of a table with its stored match. */
import type { LogEntry } from 'boardgame.io';
import isEqual from 'lodash/isEqual';
import type { MatchStorage } from '../../src/server/storage/storage';
import { SEATS } from './game';
import type { ClientRecord, Received, SentChat, TableRecord } from './tableRecord';

export interface KeptTable {
  readonly seats: number;
  readonly stateID: number;
  readonly log: readonly LogEntry[];
  readonly chats: readonly SentChat[];
}

/** @throws Error if the match can't be read */
export async function readTable(storage: MatchStorage, matchID: string): Promise<KeptTable> {
  const { state, metadata, log } = await storage.fetch(matchID, { state: true, metadata: true, log: true });
  const chats = await storage.fetchChat(matchID, ['seats']);
  return {
    seats: Object.keys(metadata.players).length,
    stateID: state._stateID,
    log,
    chats: chats.map(({ id, sender, payload }) => ({ id, sender: sender as SentChat['sender'], payload })),
  };
}

/** Returns a sentence for each acknowledged or received move or chat that is lost, doubled, changed or out of order. */
export function tableFaults(record: TableRecord, kept: KeptTable): string[] {
  const faults = [
    ...(kept.seats === SEATS.length ? [] : ['seats are missing.']),
    ...moveFaults(record, kept),
    ...chatFaults(record, kept),
    ...record.clients.flatMap((client) =>
      clientFaults(record, kept, client).map((fault) => `seat ${client.seat} ${fault}`),
    ),
  ];
  return faults.map((fault) => `${record.matchID}: ${fault}`);
}

function moveFaults({ moves }: TableRecord, { log, stateID: last }: KeptTable): string[] {
  const written = new Set(
    log.map(({ _stateID, action: { payload } }) =>
      JSON.stringify([_stateID + 1, payload.playerID, payload.type, payload.args]),
    ),
  );
  const isDoubled = new Set(moves.map(({ stateID }) => stateID)).size < moves.length;
  const lost = moves.filter(
    ({ stateID, move }) =>
      stateID > last || !written.has(JSON.stringify([stateID, move.playerID, move.move, move.args])),
  );
  return [
    ...(isDoubled ? ['two moves were acknowledged as one.'] : []),
    ...lost.map(
      ({ stateID }) => `move ${stateID} was acknowledged and is lost; the match is at state ${last}.`,
    ),
  ];
}

function chatFaults({ chats }: TableRecord, kept: KeptTable): string[] {
  return [
    ...chats
      .filter((chat) => !kept.chats.some((other) => isEqual(other, chat)))
      .map(({ id }) => `chat ${id} was acknowledged and is lost.`),
    ...doubled(kept.chats).map((id) => `chat ${id} is stored twice.`),
  ];
}

function clientFaults(record: TableRecord, kept: KeptTable, client: ClientRecord): string[] {
  const isLast = (index: number) => client.stayedToTheEnd && index === client.connections.length - 1;
  return client.connections.flatMap((events, index) => [
    ...heardMoveFaults(record, kept, events, isLast(index)),
    ...heardChatFaults(record, kept, events, isLast(index)),
  ]);
}

function heardMoveFaults(
  { firstStateID, moves, clients }: TableRecord,
  { stateID: last }: KeptTable,
  events: readonly Received[],
  isComplete: boolean,
): string[] {
  const faults: string[] = [];
  let known: number | undefined;
  for (const event of events) {
    if (event.what === 'sync') {
      if (known !== undefined && event.stateID < known)
        faults.push(`was led back from state ${known} to ${event.stateID}.`);
      if (!isEqual(event.moves, range(firstStateID, event.stateID)))
        faults.push(`received a log that does not lead to state ${event.stateID}: ${brief(event.moves)}.`);
      known = event.stateID;
    } else if (event.what === 'patch') {
      if (event.from !== known)
        faults.push(`received the move from ${event.from} to ${event.to} at state ${known}.`);
      if (!isEqual(event.moves, range(event.from, event.to)))
        faults.push(`received ${brief(event.moves)} as the log from ${event.from} to ${event.to}.`);
      known = event.to;
    }
  }
  if (known !== undefined && known > last)
    faults.push(`received state ${known}, which is lost; the match is at state ${last}.`);
  // Everyone must have received what one client received, even a move whose answer was lost.
  const newest = Math.max(-1, ...moves.map(({ stateID }) => stateID), ...clients.map(newestOf));
  if (isComplete && (known ?? -1) < newest)
    faults.push(`never received move ${newest}; its state is ${known}.`);
  return faults;
}

function heardChatFaults(
  { chats: said }: TableRecord,
  kept: KeptTable,
  events: readonly Received[],
  isComplete: boolean,
): string[] {
  const faults: string[] = [];
  let heard: readonly SentChat[] = [];
  for (const event of events) {
    if (event.what === 'chats') heard = event.chats;
    else if (event.what === 'chat') heard = [...heard, event.chat];
  }
  const isKept = (chat: SentChat) => kept.chats.some((other) => isEqual(other, chat));
  for (const id of doubled(heard)) faults.push(`received chat ${id} twice.`);
  for (const chat of heard)
    if (!isKept(chat)) faults.push(`received chat ${chat.id}, which differs from the stored one.`);
  // Chats sent by different people at the same time have no order; chats of one person have.
  for (const [sender, ids] of bySender(heard)) {
    const order = (bySender(said).get(sender) ?? []).filter((id) => ids.includes(id));
    const heardOrder = [...new Set(ids)].filter((id) => order.includes(id));
    if (!isEqual(heardOrder, order))
      faults.push(`received the chats of ${sender} out of order: ${brief(heardOrder)}.`);
  }
  if (!isComplete) return faults;
  const missing = said.filter(({ id }) => !heard.some((chat) => chat.id === id));
  return [...faults, ...missing.map(({ id }) => `never received chat ${id}.`)];
}

/** Returns the newest state that a client received. */
const newestOf = ({ connections }: ClientRecord): number =>
  Math.max(
    -1,
    ...connections.flat().map((event) => {
      if (event.what === 'sync') return event.stateID;
      return event.what === 'patch' ? event.to : -1;
    }),
  );

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

const brief = (items: readonly unknown[]): string =>
  items.length > 12 ? `${items.slice(0, 6).join(', ')}, …, ${items.slice(-6).join(', ')}` : items.join(', ');

function doubled(chats: readonly SentChat[]): string[] {
  const ids = chats.map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

function bySender(chats: readonly SentChat[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { sender, id } of chats) ids.set(sender, [...(ids.get(sender) ?? []), id]);
  return ids;
}
