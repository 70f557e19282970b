/** Why a move isn't legal: the rule's number, a key of the text catalogue under `refusal`, and its values. */
export type Refusal = {
  readonly rule: string;
  readonly reason: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

export const refuse = (rule: string, reason: string, values?: Refusal['values']): Refusal =>
  values === undefined ? { rule, reason } : { rule, reason, values };
