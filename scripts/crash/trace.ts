/**
 * Parses the output of `strace -f -y`. Each move must be in the database's log file, and the file synced to disk,
 * before the move is sent to anyone. A killed process loses nothing it has written, so only a power cut or the trace
 * can reveal a missing sync.
 */

export const TRACED = 'pwrite64,pwritev,write,writev,sendmsg,sendto,fsync,fdatasync';

/** Maximum length of each traced text, enough to recognise the move */
export const TEXT_LENGTH = 160;

export interface TraceReport {
  /** Number of moves sent to somebody */
  readonly sent: number;
  /** Number of syncs of the database's log file */
  readonly syncs: number;
  readonly faults: readonly string[];
}

const CALL = /^(\d+) +(?:<\.\.\. (\w+) resumed>|(\w+)\()(.*)$/;
const LOG_FILE = /^\d+<[^>]*-wal>/;
const SOCKET = /^\d+<(?:socket|TCP)/;
/** An answer to the mover and a patch to the table, as strace escapes them */
const ANSWER = /43\/[\w-]+,\d+\[\{\\"ok\\":true,\\"stateID\\":(\d+)/g;
const PATCH = /42\/[\w-]+,\[\\"patch\\",\\"[^"\\]+\\",\d+,(\d+)/g;

/** Reads the trace of a match whose moves were made one after another. */
export function readTrace(text: string): TraceReport {
  /** Number of writes to the log file, and of writes that a finished sync covers */
  let written = 0;
  let synced = 0;
  let syncs = 0;
  /** `written` at the time of the last sent move */
  let sentAt = 0;
  const sent = new Set<string>();
  const faults: string[] = [];
  const syncing = new Map<string, number>();

  const noteSent = (stateID: string) => {
    if (sent.has(stateID)) return;
    sent.add(stateID);
    if (written === sentAt) faults.push(`State ${stateID} was sent before it was written.`);
    else if (synced < written) faults.push(`State ${stateID} was sent before its write was synced.`);
    sentAt = written;
  };

  for (const line of text.split('\n')) {
    const [, thread, resumed, started, rest = ''] = CALL.exec(line) ?? [];
    if (thread === undefined) continue;
    const call = started ?? resumed;
    const isSync = call === 'fsync' || call === 'fdatasync';
    if (started !== undefined && LOG_FILE.test(rest)) {
      if (isSync) syncing.set(thread, written);
      else written += 1;
    }
    if (isSync && syncing.has(thread) && / = 0/.test(rest)) {
      synced = Math.max(synced, syncing.get(thread) ?? 0);
      syncing.delete(thread);
      syncs += 1;
    }
    if (started !== undefined && SOCKET.test(rest)) {
      for (const pattern of [ANSWER, PATCH])
        for (const [, stateID] of rest.matchAll(pattern)) if (stateID !== undefined) noteSent(stateID);
    }
  }
  return { sent: sent.size, syncs, faults };
}
