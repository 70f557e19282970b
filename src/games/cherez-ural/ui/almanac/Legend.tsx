import type { ReactNode } from 'react';
import { LegendGroup } from '../../../../table/cards/LegendGroup';
import { Glyph } from '../../../../table/controls/Glyph';
import { board } from '../../content/board';
import type { PlayerColour } from '../../content/playerColours';
import { GOODS, TRACKS } from '../../content/terms';
import { type almanac, sayer } from '../../text/almanac/en';
import { listComma, placeName } from '../../text/words';
import { useWords } from '../context';
import { GLYPHS } from '../icons/glyphs';
import {
  ExportMark,
  GameIcon,
  GoldIcon,
  GoodIcon,
  PeltIcon,
  PriceMark,
  SeasonIcon,
  TravelTokenIcon,
  WorkerGlyph,
} from '../icons/index';
import { PlayerShield } from '../parts/PlayerShield';
import { ChitSample, SpaceSample, WaySample } from './MapSample';

type Said = keyof (typeof almanac)['legend'];

const ACTIONS = ['trade', 'gather', 'explore', 'hunt', 'handOver', 'business'] as const;
const SIGNS_OF_WAYS = ['sled', 'land', 'water', 'sea'] as const;
const FACES = {
  harvestDown: { kind: 'harvestDown' },
  harvestUp: { kind: 'harvestUp', sable: 1, fur: 2 },
  huntDown: { kind: 'huntDown', sable: 1, fur: 2 },
  noExploration: { kind: 'noExploration' },
  emptySpot: { kind: 'empty' },
} as const;
const CHITS = ['harvestDown', 'harvestUp', 'huntDown', 'noExploration', 'emptySpot'] as const;
const PLAYERS: readonly PlayerColour[] = [0, 1, 2, 3];

export function Legend() {
  const { content, language, t } = useWords();
  const say = sayer(language);
  const marks = [
    ...new Set(board.spaces.flatMap(({ boardMark }) => (boardMark === null ? [] : [boardMark]))),
  ];
  const marked = (mark: string) =>
    listComma(
      board.spaces.filter(({ boardMark }) => boardMark === mark).map(({ id }) => placeName(id, language)),
      language,
    );
  /** Builds entries whose texts come from the legend's catalogue. */
  const named = <Name extends Said>(names: readonly Name[], sign: (name: Name) => ReactNode) =>
    names.map((name) => ({ key: name, sign: sign(name), words: say(`legend.${name}`) }));
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
          ...named(['pelt'], () => <PeltIcon size={22} />),
          ...named(['gold'], () => <GoldIcon size={22} />),
          ...named(['token'], () => <TravelTokenIcon size={22} />),
          ...named(['capacity'], () => <span className="centred chip dashed slot slot-empty" />),
        ]}
      />
      <LegendGroup
        title={say('legend.map')}
        entries={[
          ...named(['baseCity', 'city'], (kind) => <SpaceSample kind={kind} />),
          ...named(['cityUnexplored'], () => <SpaceSample kind="city" unexplored />),
          ...named(['village'], (kind) => <SpaceSample kind={kind} />),
          ...named(['river', 'portage', 'road'], (way) => <WaySample way={way} />),
        ]}
      />
      <LegendGroup
        title={say('legend.chits')}
        entries={named(CHITS, (name) => <ChitSample face={FACES[name]} />)}
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
          ...named(SIGNS_OF_WAYS, (way) => (
            <span className={`leg-${way}`}>
              <GameIcon name={way} size={22} />
            </span>
          )),
          { key: 'portage', sign: <GameIcon name="portage" size={22} />, words: say('legend.portageLeg') },
          ...named(['winter', 'summer'], (season) => <SeasonIcon season={season} size={22} />),
        ]}
      />
      <LegendGroup
        title={say('legend.actions')}
        entries={[
          ...named(ACTIONS, (action) => <Glyph name={GLYPHS[action]} size={22} />),
          ...named(['cards', 'final'], (name) => <Glyph name={name} size={22} />),
          ...named(['factory'], (name) => <Glyph name={GLYPHS[name]} size={22} />),
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
}
