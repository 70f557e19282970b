import { type FormEvent, useId } from 'react';
import { type Intent, useSay, useTextWords, useTurn, useWords } from '../context';
import type { ResourcePair, Side } from '../resources/resources';
import { useResources } from '../resources/useResources';

export type ResourceField<Kind extends string> = {
  readonly side: Side;
  readonly kind: Kind;
  readonly label: string;
  /** Maximum count. A field with 0 is left out. */
  readonly most: number;
};

type BagFormProps<Kind extends string> = {
  readonly name: string;
  readonly title: string;
  readonly kinds: readonly Kind[];
  readonly fields: readonly ResourceField<Kind>[];
  readonly list: readonly ResourcePair<Kind>[];
  readonly intentOf: (choice: ResourcePair<Kind>) => Intent;
  readonly refusal: (choice: ResourcePair<Kind>) => string | null;
  /** Returns the sum of the choice, which is announced on each change. */
  readonly total?: (choice: ResourcePair<Kind>) => string;
  readonly confirm: string;
  /** A common choice with the label of its button */
  readonly shortcut?: { readonly label: string; readonly choice: ResourcePair<Kind> };
};

/** Number fields for pieces by kind: a payment, a trade, a transfer, or a return to the supply */
export function ResourceForm<Kind extends string>(props: BagFormProps<Kind>) {
  const { name, title, kinds, fields, list, intentOf, refusal, total, confirm, shortcut } = props;
  const say = useTextWords();
  const { t } = useWords();
  const { run } = useTurn();
  const refuse = useSay();
  const { chosen: filledIn, setChosen, empty, isListed, isEmpty, withPieces } = useResources(kinds, list);
  const id = useId();
  const shown = fields.filter(({ most }) => most > 0);
  // Ignore numbers of fields that a move has removed.
  const chosen = shown.reduce(
    (bags, { side, kind }) => withPieces(bags, side, kind, filledIn[side][kind] ?? 0),
    empty,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isListed(chosen)) {
      run([intentOf(chosen)]);
      // Start empty: the next question may be for somebody else.
      setChosen(empty);
    } else if (isEmpty(chosen)) refuse(say('kit.chooseSome'));
    else refuse(refusal(chosen) ?? t('kit.notNow'));
  };
  return (
    <form onSubmit={submit}>
      <fieldset>
        <legend>{title}</legend>
        {shown.map(({ side, kind, label, most }) => (
          <p key={`${side}-${kind}`}>
            <label htmlFor={`${id}-${side}-${kind}`}>{label}</label>{' '}
            <input
              id={`${id}-${side}-${kind}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={most}
              value={chosen[side][kind] ?? 0}
              data-testid={`${name}-${side}-${kind}`}
              onChange={({ target }) =>
                setChosen(withPieces(chosen, side, kind, Math.max(0, Math.floor(Number(target.value)))))
              }
            />
          </p>
        ))}
        {total !== undefined && (
          <p role="status" data-testid={`${name}-total`}>
            {total(chosen)}
          </p>
        )}
        <p className="text-row">
          {shortcut !== undefined && (
            <button type="button" data-testid={`${name}-shortcut`} onClick={() => setChosen(shortcut.choice)}>
              {shortcut.label}
            </button>
          )}
          <button type="submit" data-testid={`do-${name}`}>
            {confirm}
          </button>
        </p>
      </fieldset>
    </form>
  );
}
