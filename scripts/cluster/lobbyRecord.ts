/** Compares acknowledged joins and key changes with the database. */
import { itemAt } from '../../src/rules-kit/indexed';

export interface AcknowledgedJoin {
  readonly matchID: string;
  readonly seat: string;
  readonly name: string;
  /** Hash of the returned credentials */
  readonly credentials: string;
}

export interface JoinedTable {
  readonly matchID: string;
  readonly joins: readonly AcknowledgedJoin[];
  /** Names by seat from the spectator's last `matchData`; undefined if the spectator was not connected at the end. */
  readonly seen: Readonly<Record<string, string | undefined>> | undefined;
}

export type StoredSeats = Readonly<
  Record<string, { readonly name?: string; readonly credentials?: string } | undefined>
>;

export function joinFaults({ matchID, joins, seen }: JoinedTable, kept: StoredSeats): string[] {
  const faults = joins.flatMap(({ seat, name, credentials }, index) => {
    const rival = joins.findIndex((other) => other.seat === seat);
    if (rival !== index) return [`seat ${seat} was given to ${itemAt(joins, rival).name} and to ${name}.`];
    const sitter = kept[seat];
    const isKept = sitter?.name === name && sitter.credentials === credentials;
    return [
      ...(isKept ? [] : [`${name} joined seat ${seat}, which was acknowledged and is lost.`]),
      ...(seen === undefined || seen[seat] === name
        ? []
        : [`a spectator never saw that ${name} joined seat ${seat}.`]),
    ];
  });
  return faults.map((fault) => `${matchID}: ${fault}`);
}

/**
 * Tracks the possible values under each name of a person's key. A request without an answer may still be carried out
 * later, for example by a paused server, so its outcome stays possible.
 */
export class KeyRecord {
  private readonly acknowledged = new Map<string, string | null>();
  private readonly unanswered = new Map<string, (string | null)[]>();
  private mayBeErased = false;

  constructor(readonly name: string) {}

  /** `sealed` is the new text under the name, or null after `forget`. */
  changed(name: string, sealed: string | null, isAcknowledged: boolean): void {
    if (isAcknowledged) this.acknowledged.set(name, sealed);
    else this.unanswered.set(name, [...(this.unanswered.get(name) ?? []), sealed]);
  }

  erased(isAcknowledged: boolean): void {
    if (!isAcknowledged) this.mayBeErased = true;
    else for (const name of this.acknowledged.keys()) this.acknowledged.set(name, null);
  }

  /** `kept` contains sealed texts by name; null if the key is unknown. */
  faults(kept: Readonly<Record<string, string>> | null): string[] {
    if (kept === null) return this.mayBeErased ? [] : [`key ${this.name} was acknowledged and is lost.`];
    const names = new Set([...this.acknowledged.keys(), ...Object.keys(kept)]);
    return [...names].flatMap((name) => {
      const possible = [
        this.acknowledged.get(name) ?? null,
        ...(this.unanswered.get(name) ?? []),
        ...(this.mayBeErased ? [null] : []),
      ];
      const value = kept[name] ?? null;
      if (possible.includes(value)) return [];
      return [`key ${this.name} keeps ${value} as ${name}, expected ${possible.map(String).join(' or ')}.`];
    });
  }
}
