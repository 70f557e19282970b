import type { ReactNode } from 'react';
import { type Intent, useTurn, useWords } from '../context';
import { Glyph } from '../controls/Glyph';
import { Dialog } from '../dialogs/Dialog';
import { MoveFoot } from '../dialogs/MoveFoot';
import type { ResourcePair } from './resources';
import { useResources } from './useResources';

type ExchangeDialogProps<Kind extends string> = {
  readonly testId: string;
  readonly title: ReactNode;
  readonly kinds: readonly Kind[];
  /** Every legal choice: `out` moves from left to right, `in` from right to left. */
  readonly list: readonly ResourcePair<Kind>[];
  readonly nameOf: (kind: Kind) => string;
  readonly signOf: (kind: Kind) => ReactNode;
  /** Pieces on each side before the exchange */
  readonly left: Readonly<Record<Kind, number>>;
  readonly right: Readonly<Record<Kind, number>>;
  /** Renders one side with the pieces it would have after the exchange. */
  readonly party: (side: 'left' | 'right', holds: Readonly<Record<Kind, number>>) => ReactNode;
  readonly intentOf: (choice: ResourcePair<Kind>) => Intent;
  /** Returns why the choice is illegal; null if it is legal. */
  readonly reasonOf: (choice: ResourcePair<Kind>, isEmpty: boolean) => string | null;
  readonly confirm: string;
  readonly onCancel: () => void;
};

/** Lets the player move pieces between two sides, each kind in either direction. */
export function ExchangeDialog<Kind extends string>(props: ExchangeDialogProps<Kind>) {
  const { testId, title, kinds, list, nameOf, signOf, left, right, party } = props;
  const { intentOf, reasonOf, confirm, onCancel } = props;
  const { t } = useWords();
  const { run } = useTurn();
  const { chosen, setChosen, isListed, isEmpty, canAdd, withPieces } = useResources(kinds, list);
  /** Returns the pieces that move from left to right; negative for the other direction. */
  const net = (kind: Kind) => (chosen.out[kind] ?? 0) - (chosen.in[kind] ?? 0);
  const shifted = (holds: Readonly<Record<Kind, number>>, sign: 1 | -1) => {
    const after: Record<Kind, number> = { ...holds };
    for (const kind of kinds) after[kind] = holds[kind] + sign * net(kind);
    return after;
  };
  const [leftAfter, rightAfter] = [shifted(left, -1), shifted(right, 1)];
  const shift = (kind: Kind, by: 1 | -1) => {
    const next = net(kind) + by;
    const side = next > 0 || (next === 0 && by < 0) ? 'out' : 'in';
    setChosen(withPieces(chosen, side, kind, Math.abs(next)));
  };
  const reason = isListed(chosen) ? null : reasonOf(chosen, isEmpty(chosen));
  const arrow = (kind: Kind, by: 1 | -1) => {
    const toRight = by > 0;
    const isOn = net(kind) * by < 0 || canAdd(chosen, toRight ? 'out' : 'in', kind);
    return (
      <button
        type="button"
        className={toRight ? 'btn btn-step' : 'btn btn-step exchange-back'}
        data-testid={`${toRight ? 'give' : 'take'}-${kind}`}
        aria-label={t(toRight ? 'kit.toRight' : 'kit.toLeft', { what: nameOf(kind) })}
        aria-disabled={!isOn}
        onClick={() => isOn && shift(kind, by)}
      >
        <Glyph name="arrow" size={16} />
      </button>
    );
  };
  return (
    <Dialog
      testId={testId}
      title={title}
      onClose={onCancel}
      foot={
        <MoveFoot
          confirm={confirm}
          reason={reason}
          onConfirm={() => run([intentOf(chosen)])}
          onCancel={onCancel}
        >
          <p className="dialog-note">{reason}</p>
        </MoveFoot>
      }
    >
      <div className="exchange">
        <div className="party">{party('left', leftAfter)}</div>
        <div className="party">{party('right', rightAfter)}</div>
        {kinds.map((kind) => (
          <div key={kind} className="exchange-row">
            <span className="exchange-count">{leftAfter[kind]}</span>
            {arrow(kind, -1)}
            <span className="exchange-good">
              {signOf(kind)}
              {nameOf(kind)}
            </span>
            {arrow(kind, 1)}
            <span className="exchange-count">{rightAfter[kind]}</span>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
