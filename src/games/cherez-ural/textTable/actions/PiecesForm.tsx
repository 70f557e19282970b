import { useId, useState } from 'react';
import { GOODS, type Good } from '../../content/terms';
import { EMPTY, isListed, type Side, type TwoSided, withPieces } from '../../position/deals';
import type { Intent } from '../../position/legal';
import { useText } from '../context';

export type PiecesField = {
  readonly side: Side;
  readonly good: Good;
  readonly label: string;
  readonly most: number;
};

type PiecesFormProps = {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly PiecesField[];
  /** Every legal choice. */
  readonly list: readonly TwoSided[];
  readonly intentOf: (choice: TwoSided) => Intent;
  /** What the choice comes to, said while it is made. */
  readonly total?: (choice: TwoSided) => string;
  readonly confirm: string;
  /** A choice that is often meant, with the words of its button. */
  readonly shortcut?: { readonly label: string; readonly choice: TwoSided };
};

/** Numbers of pieces by kind: a trade, a hand-over, what goes back to the supply. */
export function PiecesForm(props: PiecesFormProps) {
  const { name, title, fields, list, intentOf, total, confirm, shortcut } = props;
  const { t, run, refuse, refusal } = useText();
  const [choice, setChoice] = useState<TwoSided>(EMPTY);
  const id = useId();
  const chosen = GOODS.some((good) => choice.out[good] !== undefined || choice.in[good] !== undefined);
  const submit = () => {
    const intent = intentOf(choice);
    if (isListed(choice, list)) run([intent]);
    else
      refuse(
        (chosen ? refusal(intent.move, ...intent.args) : null) ??
          t(chosen ? 'table.hint.notNow' : 'table.deal.choose'),
      );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset>
        <legend>{title}</legend>
        {fields.map(({ side, good, label, most }) => (
          <p key={`${side}-${good}`}>
            <label htmlFor={`${id}-${side}-${good}`}>{label}</label>{' '}
            <input
              id={`${id}-${side}-${good}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={most}
              value={choice[side][good] ?? 0}
              data-testid={`${name}-${side}-${good}`}
              onChange={({ target }) => {
                const count = Math.max(0, Math.floor(Number(target.value)));
                setChoice(withPieces(choice, side, good, count));
              }}
            />
          </p>
        ))}
        {total !== undefined && (
          <p role="status" data-testid={`${name}-total`}>
            {total(choice)}
          </p>
        )}
        <p className="text-row">
          {shortcut !== undefined && (
            <button type="button" data-testid={`${name}-shortcut`} onClick={() => setChoice(shortcut.choice)}>
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
