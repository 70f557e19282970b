import type { ReactNode } from 'react';
import { RuleText } from '../../../../game-api/lookUp';
import { GOODS, ZONES } from '../../content/terms';
import { AnyIcon, CoinIcon, Flag, GoodIcon, Seal, Sign, ZoneIcon } from '../icons/index';
import { useWords } from '../words';
import { useSay } from './words/index';

type Entry = { readonly key: string; readonly sign: ReactNode; readonly words: string };

function Group({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) {
  return (
    <section className="legend-group">
      <h3>{title}</h3>
      <ul>
        {entries.map(({ key, sign, words }) => (
          <li key={key} className="legend-line">
            {sign}
            <span>
              <RuleText text={words} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SIGNS = ['contract', 'newContract', 'merchant', 'swap', 'cards', 'sprat', 'wheel', 'crest'] as const;

/** What all signs of the table mean. */
export function Legend() {
  const { t, content } = useWords();
  const say = useSay();
  return (
    <div className="legend-groups">
      <Group
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
      <Group
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
      <Group
        title={say('pieces')}
        entries={[
          ...SIGNS.map((name) => ({
            key: name,
            sign: <Sign name={name} size={24} />,
            words: say(`legend.${name}`),
          })),
          { key: 'flag', sign: <Flag size={22} />, words: say('legend.flag') },
          { key: 'used', sign: <Seal zone={null} used size={24} />, words: say('legend.used') },
        ]}
      />
    </div>
  );
}
