import { type CSSProperties, createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { TableProps } from '../../../src/game-api/module';
import { BagDialog } from '../../../src/table/bags/BagDialog';
import { Spots } from '../../../src/table/board/Spots';
import { Track } from '../../../src/table/board/Track';
import { HandStrip } from '../../../src/table/cards/HandStrip';
import { needed, useTurn } from '../../../src/table/context';
import { ActionButton } from '../../../src/table/controls/ActionButton';
import { PlainTable } from '../../../src/table/frame/PlainTable';
import { sampleModule } from '../module';
import { type Bag, type G, GOODS, SPOT_IDS, SPOTS, type SpotId } from '../rules';
import { bagText, lineOf, moveText, translator, type Words } from '../words';

type Road = TableProps<G> & {
  readonly t: Words;
  readonly spot: SpotId | null;
  readonly setSpot: (spot: SpotId | null) => void;
};
const RoadContext = createContext<Road | null>(null);
const useRoad = (): Road => needed(useContext(RoadContext), 'useRoad');
const pointOf = (id: SpotId) => [100 + 200 * SPOT_IDS.indexOf(id), 150] as const;

function Board() {
  const { t, legalMoves, spot, setSpot } = useRoad();
  return (
    <svg viewBox="0 0 600 300" width="100%" height="100%" style={{ '--g': 1 } as CSSProperties}>
      <title>{t('road')}</title>
      {SPOT_IDS.map((id) => (
        <text key={id} x={pointOf(id)[0]} y={110} textAnchor="middle" fill="currentColor">
          {t(`spot.${id}`)}
        </text>
      ))}
      <Spots
        spots={SPOT_IDS}
        targets={new Set(SPOT_IDS.filter((id) => legalMoves.some(({ args }) => args[0] === id)))}
        pointOf={pointOf}
        radiusOf={() => 12}
        labelOf={(id) => `${t(`spot.${id}`)}: ${t('pay', SPOTS[id])}`}
        hovered={spot}
        onSpot={setSpot}
        onHover={() => {}}
        onReach={() => {}}
      />
    </svg>
  );
}

function Corner() {
  const { G, seats, t } = useRoad();
  const markers = seats.map(({ playerID }) => ({ playerID, at: G.players[playerID].track }));
  return <Track label={t('road')} sign={null} end={36} markers={markers} />;
}

/** A move as a button that says why it can't be made. */
function MoveButton({ move, args }: { readonly move: string; readonly args: readonly unknown[] }) {
  const { G, ctx, viewer, language } = useRoad();
  const { run } = useTurn();
  return (
    <ActionButton
      testId={[move, ...args].join('-')}
      label={moveText(move, args, language)}
      reason={sampleModule.explain(G, ctx, viewer ?? '', move, args, language)}
      onPress={() => run([{ move, args }])}
    />
  );
}

const Actions = () => <MoveButton move="rest" args={[]} />;

function Hand() {
  const { G, t, viewer } = useRoad();
  const hand = viewer === null ? [] : G.players[viewer].hand;
  const cards = hand.map((card) => ({ id: `${card}`, card: <MoveButton move="bid" args={[card]} /> }));
  return (
    <HandStrip label={t('hand', { cards: hand.length })} cards={cards} empty={t('hand', { cards: 0 })} />
  );
}

function Dialogs() {
  const { legalMoves, t, spot, setSpot, viewer, G, ctx, language } = useRoad();
  const list = useMemo(
    () => legalMoves.flatMap(({ args }) => (args[0] === spot ? [{ out: args[1] as Bag, in: {} }] : [])),
    [legalMoves, spot],
  );
  if (spot === null || viewer === null || list.length === 0) return null;
  const has = (kind: keyof Bag) => String(G.players[viewer].goods[kind] ?? 0);
  return (
    <BagDialog
      testId="bag"
      title={t(`spot.${spot}`)}
      subtitle={t('pay', SPOTS[spot])}
      kinds={GOODS}
      list={list}
      rows={GOODS.map((kind) => ({ kind, sign: null, has: has(kind), label: t(`good.${kind}`) }))}
      name="pay"
      intentOf={({ out }) => ({ move: 'go', args: [spot, out] })}
      refusal={({ out }) => sampleModule.explain(G, ctx, viewer, 'go', [spot, out], language)}
      confirm={({ out }) => t('go', { spot: t(`spot.${spot}`), bag: bagText(out, t) })}
      outcome={() => null}
      onCancel={() => setSpot(null)}
    />
  );
}

const PARTS = { Board, Corner, Actions, Hand, Dialogs };

/** The board with its places, the road as a track, the hand, and the bag that pays for a place. */
export function Table(props: TableProps<G>) {
  const { G, language } = props;
  const [spot, setSpot] = useState<SpotId | null>(null);
  const t = translator(language);
  return (
    <RoadContext value={{ ...props, t, spot, setSpot }}>
      <PlainTable
        table={props}
        module={sampleModule}
        className="tea-road"
        t={t}
        heading={t('round', { round: Math.min(G.round, G.rounds), of: G.rounds })}
        next={G.order}
        scoreOf={(id) => G.players[id].track}
        lineOf={(id) => lineOf(G.players[id], false, t)}
        onRun={useCallback(() => setSpot(null), [])}
        parts={PARTS}
      />
    </RoadContext>
  );
}
