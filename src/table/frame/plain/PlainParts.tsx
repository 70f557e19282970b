/** Building blocks for a plain table's board, actions and dialogs */
import { type ReactNode, useMemo } from 'react';
import type { Bag } from '../../../rules-kit/bag';
import { Spots } from '../../board/Spots';
import type { Point } from '../../board/view';
import { useTurn } from '../../context';
import { ActionButton } from '../../controls/ActionButton';
import { ResourceDialog } from '../../resources/ResourceDialog';
import { usePlain } from './plain';

export { usePlain };

type PlainBoardProps = {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** Named spots on the board. `says` completes the accessible name. */
  readonly spots: readonly {
    readonly id: string;
    readonly at: Point;
    readonly name: string;
    readonly says: string;
  }[];
};

const RADIUS = 12;
const NAME_ABOVE = 40;
const nothing = () => {};

/** Board of a plain table. A spot can be picked if it is the first argument of a legal move. */
export function PlainBoard({ label, width, height, spots }: PlainBoardProps) {
  const { legalMoves, picked, pick } = usePlain();
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  const named = new Set(legalMoves.map(({ args }) => args[0]));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" height="100%" style={{ '--g': 1 }}>
      <title>{label}</title>
      {spots.map(({ id, at: [x, y], name }) => (
        <text key={id} x={x} y={y - NAME_ABOVE} textAnchor="middle" fill="currentColor">
          {name}
        </text>
      ))}
      <Spots
        spots={[...byId.keys()]}
        targets={new Set([...byId.keys()].filter((id) => named.has(id)))}
        pointOf={(id) => byId.get(id)?.at ?? [0, 0]}
        radiusOf={() => RADIUS}
        labelOf={(id) => `${byId.get(id)?.name}: ${byId.get(id)?.says}`}
        hovered={picked}
        onSpot={pick}
        onHover={nothing}
        onReach={nothing}
      />
    </svg>
  );
}

type MoveButtonProps = { readonly move: string; readonly args: readonly unknown[] };

/** Button for a move of a plain table. A disabled one explains why the move is illegal. */
export function MoveButton({ move, args }: MoveButtonProps) {
  const { module, G, ctx, viewer, language } = usePlain();
  const { run } = useTurn();
  return (
    <ActionButton
      testId={[move, ...args].join('-')}
      label={module.describeMove(G, ctx, viewer ?? '', move, args, language)}
      reason={module.explain(G, ctx, viewer ?? '', move, args, language)}
      onPress={() => run([{ move, args }])}
    />
  );
}

type PlainBagProps<Kind extends string> = {
  /** Move with two arguments: the picked spot and a bag */
  readonly move: string;
  readonly title: ReactNode;
  readonly subtitle: ReactNode;
  readonly kinds: readonly Kind[];
  readonly nameOf: (kind: Kind) => string;
  /** The viewer's supply */
  readonly has: Bag<Kind>;
};

/** Lets the player choose how to pay for the picked spot of a plain table. */
export function PlainResource<Kind extends string>(props: PlainBagProps<Kind>) {
  const { move, title, subtitle, kinds, nameOf, has } = props;
  const { module, picked, pick, G, ctx, viewer, legalMoves, language } = usePlain();
  const list = useMemo(
    () =>
      legalMoves
        .filter(({ move: name, args }) => name === move && args[0] === picked)
        // For this move the second argument is always a bag.
        .map(({ args }) => ({ out: args[1] as Bag<Kind>, in: {} })),
    [legalMoves, move, picked],
  );
  if (viewer === null || list.length === 0) return null;
  return (
    <ResourceDialog
      testId={`${move}-dialog`}
      title={title}
      subtitle={subtitle}
      kinds={kinds}
      list={list}
      rows={kinds.map((kind) => ({ kind, sign: null, has: String(has[kind] ?? 0), label: nameOf(kind) }))}
      name={move}
      intentOf={({ out }) => ({ move, args: [picked, out] })}
      refusal={({ out }) => module.explain(G, ctx, viewer, move, [picked, out], language)}
      confirm={({ out }) => module.describeMove(G, ctx, viewer, move, [picked, out], language)}
      outcome={() => null}
      onCancel={() => pick(null)}
    />
  );
}
