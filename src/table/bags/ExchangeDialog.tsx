import type { ReactNode } from 'react';
import { type Intent, useTurn, useWords } from '../context';
import { Glyph } from '../controls/Glyph';
import { Dialog } from '../dialogs/Dialog';
import { MoveFoot } from '../dialogs/MoveFoot';
import type { TwoBags } from './bags';
import { useBags } from './useBags';

type ExchangeDialogProps<Kind extends string> = {
  readonly testId: string;
  readonly title: ReactNode;
  readonly kinds: readonly Kind[];
  /** Every legal choice: what goes from the left to the right, and what comes back. */
  readonly list: readonly TwoBags<Kind>[];
  readonly nameOf: (kind: Kind) => string;
  readonly signOf: (kind: Kind) => ReactNode;
  /** What each side holds before. */
  readonly left: Readonly<Record<Kind, number>>;
  readonly right: Readonly<Record<Kind, number>>;
  /** A side with what it would hold. */
  readonly party: (side: 'left' | 'right', holds: Readonly<Record<Kind, number>>) => ReactNode;
  readonly intentOf: (choice: TwoBags<Kind>) => Intent;
  /** Why the choice can't be made as it is. */
  readonly reasonOf: (choice: TwoBags<Kind>, isEmpty: boolean) => string | null;
  readonly confirm: string;
  readonly onCancel: () => void;
};

/** Pieces pass between two sides, either way: of each kind to the one or to the other. */
export function ExchangeDialog<Kind extends string>(props: ExchangeDialogProps<Kind>) {
  const { testId, title, kinds, list, nameOf, signOf, left, right, party } = props;
  const { intentOf, reasonOf, confirm, onCancel } = props;
  const { t } = useWords();
  const { run } = useTurn();
  const { chosen, setChosen, isListed, isEmpty, canAdd, withPieces } = useBags(kinds, list);
  /** Pieces that go from left to right; negative: the other way. */
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
