import { LegendGroup } from '../../../../table/cards/LegendGroup';
import { GOODS, ZONES } from '../../content/terms';
import { sayer } from '../../text/almanac/en';
import { useWords } from '../context';
import { AnyIcon, CoinIcon, Flag, GameIcon, GoodIcon, Seal, ZoneIcon } from '../icons/index';

const SIGNS = ['contract', 'newContract', 'merchant', 'swap', 'cards', 'sprat', 'wheel', 'crest'] as const;

export function Legend() {
  const { t, content, language } = useWords();
  const say = sayer(language);
  return (
    <div className="legend-groups">
      <LegendGroup
        title={say('goodsAndCoins')}
        entries={[
          ...GOODS.map((good) => ({
            key: good,
            sign: <GoodIcon good={good} size={24} />,
            words: t(`terms.good.${good}`),
          })),
          { key: 'any', sign: <AnyIcon size={24} />, words: say('legend.any') },
          { key: 'coin', sign: <CoinIcon size={24} />, words: say('legend.coin') },
          {
            key: 'price',
            sign: <CoinIcon size={24} amount={content.numbers.marketCoins} />,
            words: say('legend.price'),
          },
        ]}
      />
      <LegendGroup
        title={say('zones')}
        entries={ZONES.map((zone) => ({
          key: zone,
          sign: (
            <>
              <ZoneIcon zone={zone} size={22} />
              <Seal zone={zone} size={26} />
            </>
          ),
          words: say(`legend.${zone}`),
        }))}
      />
      <LegendGroup
        title={say('pieces')}
        entries={[
          ...SIGNS.map((name) => ({
            key: name,
            sign: <GameIcon name={name} size={24} />,
            words: say(`legend.${name}`),
          })),
          { key: 'flag', sign: <Flag size={22} />, words: say('legend.flag') },
          { key: 'used', sign: <Seal zone={null} used size={24} />, words: say('legend.used') },
        ]}
      />
    </div>
  );
}
