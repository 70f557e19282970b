import { useMemo, useState } from 'react';
import { GOODS, type Good, type WorkerId } from '../../content/terms';
import { canAdd, EMPTY, isListed, type TwoSided, withPieces } from '../../position/deals';
import { queries } from '../../queries';
import type { Stock } from '../../rules/state';
import { upperFirst } from '../../text/words';
import { usePick, useTable } from '../context';
import { GoodIcon } from '../icons/index';
import { ActionButton } from '../parts/ActionButton';
import { Glyph } from '../parts/Glyph';
import { Load } from '../parts/Load';
import { PlayerShield } from '../parts/PlayerShield';
import { Frame } from './Frame';

/** Goods pass between two own workers in one city (R11.1), either way. */
export function HandOverDialog() {
  const { legal } = useTable();
  const first = legal.handOver[0];
  return first === undefined ? null : <Exchange from={first.from} to={first.to} />;
}

function Exchange({ from, to }: { readonly from: WorkerId; readonly to: WorkerId }) {
  const { G, t, legal, run, refusal, spaceName } = useTable();
  const pick = usePick();
  const [passed, setPassed] = useState<TwoSided>(EMPTY);
  const list = useMemo(() => legal.handOver.map(({ give, take }) => ({ out: give, in: take })), [legal]);
  const args = { from, to, give: passed.out, take: passed.in };
  const empty = GOODS.every((good) => passed.out[good] === undefined && passed.in[good] === undefined);
  const reason = isListed(passed, list)
    ? null
    : empty
      ? t('table.handOver.choose')
      : refusal('handOver', args);
  const { at } = G.workers[from];
  const close = () => pick({ do: 'close' });
  const net = (good: Good) => (passed.out[good] ?? 0) - (passed.in[good] ?? 0);
  const held = (worker: WorkerId, sign: 1 | -1) =>
    Object.fromEntries(
      GOODS.map((good) => [good, G.workers[worker].goods[good] - sign * net(good)]),
    ) as Stock;
  return (
    <Frame
      testId="hand-over-dialog"
      title={at === null ? t('table.action.handOver') : t('table.handOver.title', { city: spaceName(at) })}
      size="middle"
      onClose={close}
      foot={
        <>
          <p className="dialog-note">{reason}</p>
          <span className="gap" />
          <ActionButton testId="cancel" label={t('table.cancel')} reason={null} onPress={close} />
          <ActionButton
            testId="confirm"
            look="primary"
            glyph="check"
            label={t('table.action.handOver')}
            reason={reason}
            onPress={() => run([{ move: 'handOver', args: [args] }])}
          />
        </>
      }
    >
      <div className="exchange">
        <Party worker={from} goods={held(from, 1)} />
        <Party worker={to} goods={held(to, -1)} />
        {GOODS.map((good) => (
          <ExchangeRow
            key={good}
            good={good}
            left={held(from, 1)[good]}
            right={held(to, -1)[good]}
            net={net(good)}
            passed={passed}
            list={list}
            onChange={setPassed}
          />
        ))}
      </div>
    </Frame>
  );
}

function Party({ worker, goods }: { readonly worker: WorkerId; readonly goods: Stock }) {
  const { G, seat, workerName } = useTable();
  const { owner } = G.workers[worker];
  return (
    <div className="party">
      <PlayerShield colour={seat(owner).colour} worker={worker} size={24} />
      <strong>{workerName(worker)}</strong>
      <Load
        goods={goods}
        before={G.workers[worker].goods}
        capacity={queries.worker(G, worker).capacity}
        size={16}
      />
    </div>
  );
}

type ExchangeRowProps = {
  readonly good: Good;
  readonly left: number;
  readonly right: number;
  /** Pieces that go from left to right; negative: the other way. */
  readonly net: number;
  readonly passed: TwoSided;
  readonly list: readonly TwoSided[];
  readonly onChange: (passed: TwoSided) => void;
};

function ExchangeRow({ good, left, right, net, passed, list, onChange }: ExchangeRowProps) {
  const { t } = useTable();
  const name = upperFirst(t(`terms.good.${good}`));
  const toRight = net >= 0 ? canAdd(passed, 'out', good, list) : true;
  const toLeft = net <= 0 ? canAdd(passed, 'in', good, list) : true;
  const shift = (by: 1 | -1) =>
    onChange(
      by === 1
        ? net >= 0
          ? withPieces(passed, 'out', good, net + 1)
          : withPieces(passed, 'in', good, -net - 1)
        : net <= 0
          ? withPieces(passed, 'in', good, -net + 1)
          : withPieces(passed, 'out', good, net - 1),
    );
  return (
    <div className="exchange-row">
      <span className="exchange-count">{left}</span>
      <button
        type="button"
        className="btn btn-step exchange-back"
        data-testid={`take-${good}`}
        aria-label={t('table.handOver.toLeft', { good: name })}
        aria-disabled={!toLeft}
        onClick={() => toLeft && shift(-1)}
      >
        <Glyph name="arrow" size={16} />
      </button>
      <span className="exchange-good">
        <GoodIcon good={good} size={22} />
        {name}
      </span>
      <button
        type="button"
        className="btn btn-step"
        data-testid={`give-${good}`}
        aria-label={t('table.handOver.toRight', { good: name })}
        aria-disabled={!toRight}
        onClick={() => toRight && shift(1)}
      >
        <Glyph name="arrow" size={16} />
      </button>
      <span className="exchange-count">{right}</span>
    </div>
  );
}
