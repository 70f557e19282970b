/**
 * Type of a translation into a language without singular forms: every key of the English catalogue and no more; of a
 * plural pair (`_one`, `_other`) only `_other`, the only form in Japanese.
 */
export type Translated<Words> = {
  readonly [Key in keyof Words as Key extends `${string}_one` ? never : Key]: Words[Key] extends string
    ? string
    : Translated<Words[Key]>;
};

type Path<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Key : `${Key}.${Path<Words[Key]>}`;
}[keyof Words & string];

/** Keys of a catalogue's texts: `card.pay`, and `log.tokens` for a plural pair */
export type KeyOf<Words> =
  Path<Words> extends infer Key
    ? Key extends `${infer Stem}_one` | `${infer Stem}_other`
      ? Stem
      : Key
    : never;
