import { memo } from 'react';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import type { Ability } from '../../content/vocabulary';
import { useWords } from '../context';
import { Flag, GameIcon, GoodIcon, ZoneIcon } from '../icons/index';

type AbilitySignsProps = {
  readonly ability: Ability;
  readonly size?: number;
  /** Leaves out the short label. */
  readonly brief?: boolean;
};

/** Shows an ability as icons with a short label. */
export const AbilityIcons = memo(function AbilitySigns({ ability, size = 20, brief }: AbilitySignsProps) {
  const { t } = useWords();
  return (
    <span className={`flex-row rigid narrow ${ability.kind === 'points' ? 'gap-3' : 'gap-5'} inked ability`}>
      {ability.kind === 'swap' && (
        <>
          <GoodIcon good={ability.goods[0]} size={size} />
          <GameIcon name="swap" size={size * 0.72} />
          <GoodIcon good={ability.goods[1]} size={size} />
        </>
      )}
      {ability.kind === 'extra' && (
        <>
          <ZoneIcon zone={ability.zone} size={size} />
          <GameIcon name="plus" size={size * 0.6} />
          <GameIcon name="cards" size={size * 0.92} />
        </>
      )}
      {ability.kind === 'points' && (
        <>
          <GoodIcon good={ability.good} size={size} />
          <GameIcon name="arrow" size={size * 0.65} />
          <span className="bold ability-one">1</span>
          <Flag size={size * 0.9} />
        </>
      )}
      {brief !== true && (
        <span
          className={`grow narrow faded size-12-5 ability-word${ability.kind === 'swap' ? ' nowrap' : ''}`}
        >
          {t(`ability.${ability.kind}.short`)}
        </span>
      )}
    </span>
  );
}, arePropsEqual);
