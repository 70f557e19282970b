/** What a language without a singular form must say of an English catalogue: every key, none more, and of a
 *  plural pair (`_one`, `_other`) only `_other`, the one form that Japanese has. */
export type Translated<Words> = {
  readonly [Key in keyof Words as Key extends `${string}_one` ? never : Key]: Words[Key] extends string
    ? string
    : Translated<Words[Key]>;
};

type Path<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Key : `${Key}.${Path<Words[Key]>}`;
}[keyof Words & string];

/** The keys by which a catalogue's words are asked for: `card.pay`, and `log.tokens` for a plural pair. */
export type KeyOf<Words> =
  Path<Words> extends infer Key
    ? Key extends `${infer Stem}_one` | `${infer Stem}_other`
      ? Stem
      : Key
    : never;
