/** Compares joins and changes of people's keys that were acknowledged with the database. */

export interface AcknowledgedJoin {
  readonly matchID: string;
  readonly seat: string;
  readonly name: string;
  /** The hash of the credentials that came back. */
  readonly credentials: string;
}

/** A table that several people joined while somebody looked on. */
export interface JoinedTable {
  readonly matchID: string;
  readonly joins: readonly AcknowledgedJoin[];
  /** The names that the last `matchData` told the onlooker, by seat; undefined: it was not connected at the end. */
  readonly seen: Readonly<Record<string, string | undefined>> | undefined;
}

export type KeptSeats = Readonly<
  Record<string, { readonly name?: string; readonly credentials?: string } | undefined>
>;

export function joinFaults({ matchID, joins, seen }: JoinedTable, kept: KeptSeats): string[] {
  const faults = joins.flatMap(({ seat, name, credentials }, index) => {
    const rival = joins.findIndex((other) => other.seat === seat);
    if (rival !== index) return [`seat ${seat} was given to ${joins[rival].name} and to ${name}.`];
    const sitter = kept[seat];
    const isKept = sitter?.name === name && sitter.credentials === credentials;
    return [
      ...(isKept ? [] : [`${name} joined seat ${seat}, which was acknowledged and is lost.`]),
      ...(seen === undefined || seen[seat] === name
        ? []
        : [`an onlooker never heard that ${name} joined seat ${seat}.`]),
    ];
  });
  return faults.map((fault) => `${matchID}: ${fault}`);
}

/**
 * Tracks what a person's key may keep under each name. A request whose answer is lost may still be carried out later, for instance by a
 * server that was paused, so its outcome stays possible from then on.
 */
export class KeyRecord {
  private readonly acknowledged = new Map<string, string | null>();
  private readonly unanswered = new Map<string, (string | null)[]>();
  private mayBeErased = false;

  constructor(readonly name: string) {}

  /** `sealed`: the new text under the name; null: it is forgotten. */
  changed(name: string, sealed: string | null, isAcknowledged: boolean): void {
    if (isAcknowledged) this.acknowledged.set(name, sealed);
    else this.unanswered.set(name, [...(this.unanswered.get(name) ?? []), sealed]);
  }

  erased(isAcknowledged: boolean): void {
    if (!isAcknowledged) this.mayBeErased = true;
    else for (const name of this.acknowledged.keys()) this.acknowledged.set(name, null);
  }

  /** `kept`: sealed texts by name; null: the key is unknown. */
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
