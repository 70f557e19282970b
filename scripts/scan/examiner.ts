import type { LogEntry } from 'boardgame.io';
import partition from 'lodash/partition';
import { applyPatch, type Operation } from 'rfc6902';
import { itemAt } from '../../src/rules-kit/indexed';
import type { Answer, History } from '../../src/session/protocol';
import { differences } from './comparison';
import { namedBy } from './operations';
import { type Oracle, type Stored, seenAt } from './oracle';
import type { StoredMatch } from './storedMatch';

/** Something a client received: an event, or an answer to a request */
export type Frame =
  | { readonly kind: 'event'; readonly event: readonly unknown[] }
  | { readonly kind: 'answer'; readonly answer: Answer; readonly request: readonly unknown[] }
  | { readonly kind: 'text'; readonly text: string };

interface SentState {
  readonly G: unknown;
  readonly _stateID: number;
  readonly [field: string]: unknown;
}

const STATE_FIELDS = ['G', 'ctx', 'plugins', '_undo', '_redo', '_stateID'];

/** Reads everything that one client receives at a table and reports what that client must not learn. */
export class Examiner<G extends Stored> {
  private state: SentState | undefined;
  /** Every card and chit that this client has ever seen; its name is no longer a secret. */
  private readonly known = new Set<string>();
  private learnt = 0;

  constructor(
    private readonly oracle: Oracle<G>,
    private readonly viewer: string | null,
    private readonly match: StoredMatch<G>,
    /** Credentials and ids that this client may receive, and those that it may not */
    private readonly texts: { readonly own: readonly string[]; readonly foreign: () => readonly string[] },
  ) {}

  /** Returns a sentence for each leak in a frame. Frames must come in order, after their positions were stored. */
  leaksIn(frame: Frame): string[] {
    this.learn();
    const leaks = this.inFrame(frame);
    const text = frame.kind === 'text' ? frame.text : JSON.stringify(frame);
    for (const secret of [...this.match.secretTexts(), ...this.texts.foreign(), 'sha256:']) {
      if (text.includes(secret)) leaks.push(`${JSON.stringify(secret)} was sent`);
    }
    return leaks;
  }

  private learn(): void {
    const positions = this.match.all();
    for (const position of positions.slice(Math.max(0, this.learnt - 1))) {
      for (const seen of this.oracle.openPlaces(position, this.viewer))
        this.known.add(seen.slice(seen.lastIndexOf(' ') + 1));
    }
    this.learnt = positions.length;
  }

  private inFrame(frame: Frame): string[] {
    if (frame.kind === 'text') return this.inWords(frame.text, []);
    if (frame.kind === 'answer') {
      const { answer, request } = frame;
      if (answer.ok && answer.history !== undefined) return this.inHistory(answer.history);
      return this.inWords(JSON.stringify(answer), this.oracle.names.idsIn(JSON.stringify(request)));
    }
    const [name, , ...args] = frame.event;
    if (name === 'sync') return this.inSync(args[0] as Record<string, unknown>);
    if (name === 'update')
      return [...this.inState(args[0] as SentState), ...this.inLog(args[1] as LogEntry[])];
    if (name === 'patch') return this.inPatch(args as [number, number, Operation[], LogEntry[]]);
    return this.inWords(JSON.stringify(frame.event), []);
  }

  /** The initial state is sent to everyone as a spectator may see it. */
  private inSync({ state, log, initialState, ...rest }: Record<string, unknown>): string[] {
    const initial = initialState === undefined ? [] : this.inState(initialState as SentState, null);
    return [
      ...initial.map((leak) => `in the initial state: ${leak}`),
      ...this.inState(state as SentState),
      ...this.inLog(log as LogEntry[]),
      ...this.inWords(JSON.stringify(rest), []),
    ];
  }

  private inState(state: SentState, viewer = this.viewer): string[] {
    this.state = state;
    const { G, _stateID, _undo, _redo, plugins, ...rest } = state;
    const leaks = Object.keys(state)
      .filter((field) => !STATE_FIELDS.includes(field))
      .map((field) => `the state has a field ${field}`);
    for (const [field, stack] of Object.entries({ _undo, _redo })) {
      if (JSON.stringify(stack ?? []) !== '[]') leaks.push(`${field} holds positions`);
    }
    const random = Object(plugins).random;
    if (JSON.stringify(random ?? {}) !== '{}') leaks.push('the state of the random generator was sent');
    leaks.push(...this.inWords(JSON.stringify([rest, plugins]), []));
    return [...leaks, ...this.inPosition(G, _stateID, viewer)];
  }

  private inPosition(sent: unknown, stateID: number, viewer = this.viewer): string[] {
    const stored = this.match.at(stateID);
    if (stored.length === 0) return [`state ${stateID} was sent but is not stored`];
    const found = stored.map((position) => differences(this.oracle, sent, position, viewer));
    return itemAt(
      found.toSorted((one, other) => one.length - other.length),
      0,
    ).map((leak) => `state ${stateID}: ${leak}`);
  }

  private inPatch([from, to, operations, log]: readonly [number, number, Operation[], LogEntry[]]): string[] {
    const leaks = this.inLog(log);
    const { state } = this;
    if (state === undefined || state._stateID !== from)
      return [...leaks, `a patch from ${from} that fits no state`];
    leaks.push(...this.inOperations(state, operations, [...this.match.at(from), ...this.match.at(to)]));
    return [...leaks, ...this.inState(state)];
  }

  /** Applies the operations to `document`. Everything they name must be visible at that place, before or after. */
  private inOperations(
    document: { readonly G: unknown },
    operations: readonly Operation[],
    positions: readonly G[],
  ) {
    const isOver = positions.some(({ finished }) => finished);
    const open = new Set(positions.flatMap((position) => [...this.oracle.openPlaces(position, this.viewer)]));
    const leaks: string[] = [];
    for (const operation of operations) {
      const { placed, loose } = namedBy(this.oracle.names, operation, document);
      for (const [place, id] of placed) {
        if (!isOver && !open.has(seenAt(place, id)))
          leaks.push(`${id} was sent to ${place}, where it is hidden`);
      }
      leaks.push(...this.unknown(loose, []).map((id) => `${id} is named by ${operation.path}`));
      const failed = itemAt(applyPatch(document, [operation]), 0);
      if (failed !== null) leaks.push(`an operation does not fit: ${failed.message}`);
    }
    return leaks;
  }

  private inHistory({ first, steps, ...rest }: History): string[] {
    const leaks = this.inWords(JSON.stringify([first.ctx, rest]), []);
    const document = structuredClone(first);
    // While the game runs, each position is checked as it was visible then. After the end everything is visible.
    const inPosition = (stateID: number) =>
      this.match.isOver ? [] : this.inPosition(structuredClone(document.G), stateID);
    leaks.push(...inPosition(0));
    let before = 0;
    for (const { operations, entry } of steps) {
      const after = entry._stateID + 1;
      const positions = [...this.match.at(before), ...this.match.at(after)];
      leaks.push(
        ...this.inOperations(document, operations, this.match.isOver ? [this.match.newest()] : positions),
      );
      leaks.push(...inPosition(after), ...this.inLog([entry]));
      before = after;
    }
    return leaks.map((leak) => `in the history: ${leak}`);
  }

  private inLog(log: readonly LogEntry[] | undefined): string[] {
    return (log ?? []).flatMap((entry) => {
      const { payload } = entry.action;
      const { type, playerID, args } = payload;
      const leaks = 'credentials' in payload ? ['a log entry holds credentials'] : [];
      const ids = this.oracle.names.idsIn(JSON.stringify(entry));
      const { isOver } = this.match;
      if (!isOver) {
        const logged = { move: String(type), playerID: String(playerID) };
        const secret = ids.filter(
          (id) => !this.oracle.mayTellMove(this.match.newest(), this.viewer, logged, id),
        );
        leaks.push(...secret.map((id) => `the log reveals that ${playerID} has chosen ${id}`));
        const isOthers = this.oracle.isSecretMove(logged.move) && logged.playerID !== this.viewer;
        if (isOthers && secret.length === 0 && (args ?? null) !== null && ids.length === 0) {
          leaks.push(`the log reveals how ${playerID} has chosen: ${JSON.stringify(args)}`);
        }
      }
      return [...leaks, ...this.unknown(ids, []).map((id) => `the log names ${id}`)];
    });
  }

  private inWords(text: string, request: readonly string[]): string[] {
    const plain = this.texts.own.reduce((rest, own) => rest.replaceAll(own, ''), text);
    const may = (id: string) => this.known.has(id) || request.includes(id);
    const [allowed, secret] = partition(this.oracle.titles, ({ id }) => may(id));
    // A hidden title may be part of a known one, so known titles are removed first.
    const sentence = allowed.reduce((rest, { title }) => rest.replaceAll(title, ''), plain);
    return this.match.isOver
      ? []
      : [
          ...this.unknown(this.oracle.names.idsIn(plain), request).map((id) => `${id} is named`),
          ...secret
            .filter(({ title }) => sentence.includes(title))
            .map(({ id, title }) => `${id} (${title}) is named`),
        ];
  }

  private unknown(ids: readonly string[], request: readonly string[]): string[] {
    return this.match.isOver ? [] : ids.filter((id) => !this.known.has(id) && !request.includes(id));
  }
}
