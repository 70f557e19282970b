/** The cards in the almanac, and their filters */

/** Origin of a value: public sources, our reconstruction, or a content pack */
export const ORIGINS = ['known', 'ours', 'pack'] as const;
export type Origin = (typeof ORIGINS)[number];

export type AlmanacCard<Field extends string = string> = {
  readonly id: string;
  readonly kind: string;
  /** Subdivision within the kind; null if there is none. */
  readonly group: string | null;
  /** Icons on the card that the filter can ask for */
  readonly marks: ReadonlySet<string>;
  /** Names, number and text for the search, in lower case */
  readonly words: string;
  /** Fields by the origin of their values */
  readonly fields: Readonly<Record<Origin, readonly Field[]>>;
};

/** Groups the fields of a card by the origin of their values. `printed` is the built-in card. */
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
  /** A card matches if it has all of these. */
  readonly marks: readonly string[];
  /** `known` matches cards with only known values; `ours` and `pack` match cards with at least one such value. */
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
