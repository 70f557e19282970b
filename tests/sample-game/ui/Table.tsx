import type { TableProps } from '../../../src/game-api/module';
import { entryOf } from '../../../src/rules-kit/indexed';
import { Track } from '../../../src/table/board/Track';
import { HandStrip } from '../../../src/table/cards/HandStrip';
import { MoveButton, PlainBoard, PlainResource, usePlain } from '../../../src/table/frame/plain/PlainParts';
import { PlainTable } from '../../../src/table/frame/plain/PlainTable';
import { contentOf, SPOT_IDS } from '../content';
import { sampleModule } from '../module';
import { type G, GOODS } from '../rules';
import { logSentence } from '../sentences';
import { lineOf, roundOf, translator, type Words } from '../words';

const useRoad = usePlain<G, Words>;

function Board() {
  const { t, G } = useRoad();
  const spots = SPOT_IDS.map((id, nth) => {
    const at = [100 + 200 * nth, 150] as const;
    return { id, at, name: t(`spot.${id}`), says: t('pay', contentOf(G)[id]) };
  });
  return <PlainBoard label={t('road')} width={600} height={300} spots={spots} />;
}

function Corner() {
  const { G, seats, t } = useRoad();
  const markers = seats.map(({ playerID }) => ({ playerID, at: entryOf(G.players, playerID).track }));
  return <Track label={t('road')} sign={null} end={36} markers={markers} />;
}

const Actions = () => <MoveButton move="rest" args={[]} />;

function Hand() {
  const { G, t, viewer } = useRoad();
  const hand = viewer === null ? [] : entryOf(G.players, viewer).hand;
  const cards = hand.map((card) => ({ id: `${card}`, card: <MoveButton move="bid" args={[card]} /> }));
  const label = t('hand', { cards: hand.length });
  return <HandStrip label={label} cards={cards} empty={label} />;
}

function Dialogs() {
  const { t, picked, viewer, G } = useRoad();
  const spot = SPOT_IDS.find((id) => id === picked);
  if (spot === undefined || viewer === null) return null;
  const says = { title: t(`spot.${spot}`), subtitle: t('pay', contentOf(G)[spot]) };
  const { goods } = entryOf(G.players, viewer);
  return <PlainResource move="go" {...says} kinds={GOODS} nameOf={(good) => t(`good.${good}`)} has={goods} />;
}

const PARTS = { Board, Corner, Actions, Hand, Dialogs };

/** The drawn table: the board with its places, the road as a track, the hand, and the dialog to pay for a place */
export function Table(table: TableProps<G>) {
  const { G, language } = table;
  const t = translator(language);
  return (
    <PlainTable
      table={table}
      module={sampleModule}
      t={t}
      logSentence={logSentence}
      heading={roundOf(G, t)}
      next={G.order}
      scoreOf={(id) => entryOf(G.players, id).track}
      lineOf={(id) => lineOf(entryOf(G.players, id), t)}
      parts={PARTS}
    />
  );
}
