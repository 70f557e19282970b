import { LegendGroup } from '../../../../table/cards/LegendGroup';
import { Glyph } from '../../../../table/controls/Glyph';
import { board } from '../../content/board';
import type { PlayerColour } from '../../content/playerColours';
import { GOODS, TRACKS } from '../../content/terms';
import { listComma, placeName } from '../../text/words';
import { GLYPHS } from '../icons/glyphs';
import {
  ExportMark,
  GoldIcon,
  GoodIcon,
  PeltIcon,
  PriceMark,
  SeasonIcon,
  Sign,
  TravelTokenIcon,
  WorkerGlyph,
} from '../icons/index';
import { PlayerShield } from '../parts/PlayerShield';
import { useWords } from '../words';
import { ChitSample, SpaceSample, WaySample } from './MapSample';
import { useSay } from './words';

const ACTIONS = ['trade', 'gather', 'explore', 'hunt', 'handOver', 'business'] as const;
const SIGNS_OF_WAYS = ['sled', 'land', 'water', 'sea'] as const;
const PLAYERS: readonly PlayerColour[] = [0, 1, 2, 3];

/** What every sign on the table means. */
export function Legend() {
  const { content, language, t } = useWords();
  const say = useSay();
  const marks = [
    ...new Set(board.spaces.flatMap(({ boardMark }) => (boardMark === null ? [] : [boardMark]))),
  ];
  const marked = (mark: string) =>
    listComma(
      board.spaces.filter(({ boardMark }) => boardMark === mark).map(({ id }) => placeName(id, language)),
      language,
    );
  return (
    <div className="legend-groups" data-testid="legend-groups">
      <LegendGroup
        title={say('legend.goods')}
        entries={[
          ...GOODS.map((good) => ({
            key: good,
            sign: <GoodIcon good={good} size={22} />,
            words: t(`terms.good.${good}`),
          })),
          { key: 'pelt', sign: <PeltIcon size={22} />, words: say('legend.pelt') },
          { key: 'gold', sign: <GoldIcon size={22} />, words: say('legend.gold') },
          { key: 'token', sign: <TravelTokenIcon size={22} />, words: say('legend.token') },
          {
            key: 'capacity',
            sign: <span className="slot slot-empty" />,
            words: say('legend.capacity'),
          },
        ]}
      />
      <LegendGroup
        title={say('legend.map')}
        entries={[
          { key: 'base', sign: <SpaceSample kind="baseCity" />, words: say('legend.baseCity') },
          { key: 'city', sign: <SpaceSample kind="city" />, words: say('legend.city') },
          {
            key: 'unexplored',
            sign: <SpaceSample kind="city" unexplored />,
            words: say('legend.cityUnexplored'),
          },
          { key: 'village', sign: <SpaceSample kind="village" />, words: say('legend.village') },
          ...(['river', 'portage', 'road'] as const).map((way) => ({
            key: way,
            sign: <WaySample way={way} />,
            words: say(`legend.${way}`),
          })),
        ]}
      />
      <LegendGroup
        title={say('legend.chits')}
        entries={[
          { key: 'harvestDown', sign: <ChitSample face={{ kind: 'harvestDown' }} /> },
          { key: 'harvestUp', sign: <ChitSample face={{ kind: 'harvestUp', sable: 1, fur: 2 }} /> },
          { key: 'huntDown', sign: <ChitSample face={{ kind: 'huntDown', sable: 1, fur: 2 }} /> },
          { key: 'noExploration', sign: <ChitSample face={{ kind: 'noExploration' }} /> },
          { key: 'emptySpot', sign: <ChitSample face={{ kind: 'empty' }} /> },
        ].map(({ key, sign }) => ({ key, sign, words: chitWords(key) }))}
      />
      <LegendGroup
        title={say('legend.marks')}
        entries={[
          ...TRACKS.map((track) => ({
            key: track,
            sign: <ExportMark track={track} size={26} />,
            words: say('legend.export', { track: t(`terms.track.${track}`) }),
          })),
          ...marks.map((mark) => ({
            key: mark,
            sign: <PriceMark mark={mark} size={18} />,
            words: say('legend.price', { cities: marked(mark) }),
          })),
        ]}
      />
      <LegendGroup
        title={say('legend.ways')}
        entries={[
          ...SIGNS_OF_WAYS.map((way) => ({
            key: way,
            sign: (
              <span className={`leg-${way}`}>
                <Sign name={way} size={22} />
              </span>
            ),
            words: say(`legend.${way}`),
          })),
          { key: 'portage', sign: <Sign name="portage" size={22} />, words: say('legend.portageLeg') },
          ...(['winter', 'summer'] as const).map((season) => ({
            key: season,
            sign: <SeasonIcon season={season} size={22} />,
            words: say(`legend.${season}`),
          })),
        ]}
      />
      <LegendGroup
        title={say('legend.actions')}
        entries={[
          ...ACTIONS.map((action) => ({
            key: action,
            sign: <Glyph name={GLYPHS[action]} size={22} />,
            words: say(`legend.${action}`),
          })),
          { key: 'cards', sign: <Glyph name="cards" size={22} />, words: say('legend.cards') },
          { key: 'final', sign: <Glyph name="final" size={22} />, words: say('legend.final') },
          { key: 'factory', sign: <Glyph name={GLYPHS.factory} size={22} />, words: say('legend.factory') },
          { key: 'marker', sign: <Glyph name={GLYPHS.marker} size={22} />, words: say('legend.pilgrimage') },
        ]}
      />
      <LegendGroup
        title={say('legend.players')}
        entries={[
          {
            key: 'shields',
            sign: PLAYERS.map((colour) => <PlayerShield key={colour} colour={colour} size={12} />),
            words: say('legend.player'),
          },
          { key: 'acted', sign: <PlayerShield colour={0} acted />, words: say('legend.acted') },
        ]}
      />
      <LegendGroup
        title={say('legend.workers')}
        entries={Object.values(content.workers).map(({ id, name }) => ({
          key: id,
          sign: <WorkerGlyph worker={id} size={24} />,
          words: name[language],
        }))}
      />
    </div>
  );

  function chitWords(key: string): string {
    const known = (['harvestDown', 'harvestUp', 'huntDown', 'noExploration', 'emptySpot'] as const).find(
      (name) => name === key,
    );
    return known === undefined ? key : say(`legend.${known}`);
  }
}
