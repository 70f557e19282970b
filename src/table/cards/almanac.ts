/** All cards of a game as the almanac lists them, and which of them are asked for. */

/** Printed in public sources, a reconstruction, or replaced by a content pack. */
export const ORIGINS = ['known', 'ours', 'pack'] as const;
export type Origin = (typeof ORIGINS)[number];

export type AlmanacCard<Field extends string = string> = {
  readonly id: string;
  readonly kind: string;
  /** A division within its kind; null: there is none. */
  readonly group: string | null;
  /** What is shown on it and can be asked for. */
  readonly marks: ReadonlySet<string>;
  /** Its names, number and text, in small letters. */
  readonly words: string;
  /** Its fields by where their values come from. */
  readonly fields: Readonly<Record<Origin, readonly Field[]>>;
};

/** The fields of a card by where their values come from; `printed` is the built-in card. */
export function fieldsOf<Name extends string>(
  names: readonly Name[],
  card: { readonly known: readonly Name[] } & Readonly<Record<Name, unknown>>,
  printed: Readonly<Record<Name, unknown>>,
): AlmanacCard<Name>['fields'] {
  const originOf = (name: Name): Origin =>
    JSON.stringify(card[name]) !== JSON.stringify(printed[name])
      ? 'pack'
      : card.known.includes(name)
        ? 'known'
        : 'ours';
  const from = (origin: Origin) => names.filter((name) => originOf(name) === origin);
  return { known: from('known'), ours: from('ours'), pack: from('pack') };
}

export type Filter = {
  readonly kind: string | null;
  readonly group: string | null;
  /** The card shows all of these. */
  readonly marks: readonly string[];
  /** `known`: nothing else; `ours`, `pack`: at least something. */
  readonly origin: Origin | null;
  readonly query: string;
};

export const NO_FILTER: Filter = { kind: null, group: null, marks: [], origin: null, query: '' };

export function fits(card: AlmanacCard, { kind, group, marks, origin, query }: Filter): boolean {
  if (kind !== null && card.kind !== kind) return false;
  if (group !== null && card.group !== group) return false;
  if (!marks.every((mark) => card.marks.has(mark))) return false;
  if (origin === 'known' && card.fields.ours.length + card.fields.pack.length > 0) return false;
  if (origin !== null && card.fields[origin].length === 0) return false;
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => card.words.includes(word));
}
