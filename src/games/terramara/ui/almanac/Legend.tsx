import { LegendGroup } from '../../../../table/cards/LegendGroup';
import { RESOURCES } from '../../content/terms';
import { sayer } from '../../text/almanac/en';
import { useWords } from '../context';
import { Bead, GameIcon, type GameIconName } from '../icons/Icon';

const SIGNS = [
  ['anyRaw', 'any-raw'],
  ['anyProcessed', 'any-processed'],
  ['military', 'military'],
  ['technology', 'technology'],
  ['expedition', 'expedition'],
  ['process', 'process'],
  ['exchange', 'exchange'],
  ['craftsman', 'craftsman-2'],
  ['raid', 'raid'],
  ['leader', 'leader'],
  ['join', 'join'],
  ['reserve', 'ui-bookmark'],
  ['level', 'level-2'],
  ['junction', 'junction'],
  ['camp', 'camp'],
  ['flag', 'flag'],
] as const satisfies readonly (readonly [string, GameIconName])[];
const SPACES = [
  ['ghost', 'ghost-woad'],
  ['need', 'military'],
  ['lock', 'ui-lock'],
  ['hour', 'ui-hour'],
  ['fire', 'fire'],
] as const satisfies readonly (readonly [string, GameIconName])[];
const KINDS = ['immediate', 'permanent', 'round', 'end'] as const;

export function Legend() {
  const { t, language } = useWords();
  const say = sayer(language);
  const sign = (name: GameIconName) => <GameIcon name={name} size={24} />;
  return (
    <div className="legend-groups">
      <LegendGroup
        title={say('legend.resources')}
        entries={RESOURCES.map((kind) => ({
          key: kind,
          sign: sign(`res-${kind}`),
          words: t(`terms.resource.${kind}`),
        }))}
      />
      <LegendGroup
        title={say('legend.signs')}
        entries={[
          { key: 'vp', sign: <Bead points={3} size={24} />, words: say('legend.vp') },
          ...SIGNS.map(([key, name]) => ({ key, sign: sign(name), words: say(`legend.${key}`) })),
        ]}
      />
      <LegendGroup
        title={say('legend.kinds')}
        entries={KINDS.map((kind) => ({
          key: kind,
          sign: sign(`kind-${kind}`),
          words: t(`table.kind.${kind}`),
        }))}
      />
      <LegendGroup
        title={say('legend.spaces')}
        entries={SPACES.map(([key, name]) => ({ key, sign: sign(name), words: say(`legend.${key}`) }))}
      />
    </div>
  );
}
