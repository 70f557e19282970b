import type { ReactNode } from 'react';
import { type Level, RESOURCES, type Resources } from '../../content/terms';
import type { ArtifactEffect, Effect, Metric } from '../../content/vocabulary';
import { Bead, GameIcon, type GameIconName } from './Icon';

/** Context for icons of effects: the bonus tile on a space, and the level of the round's craftsmen. */
export type EffectContext = {
  readonly bonus?: readonly Effect[];
  readonly craftsman?: Level;
};

type EffectsProps = EffectContext & {
  readonly effects: readonly Effect[];
  /** Height of a token, in px. */
  readonly size?: number;
};

export const METRIC_ICONS: Readonly<Record<Metric, GameIconName>> = {
  artifacts: 'cards',
  categories: 'categories',
  sameCategory: 'same-category',
  flags: 'flag',
  craftsmen: 'hammer',
  craftsmanLevels: 'hammer',
  militaryLevel: 'shield',
  river: 'technology',
  processed: 'any-processed',
  junctions: 'junction',
  caravansHome: 'camp',
};

type TokensProps = { readonly bag: Resources; readonly size?: number; readonly most?: number };

/** Shows a bag as tokens. More than `most` of a kind become a number and one token. */
export function Tokens({ bag, size = 17, most = 2 }: TokensProps) {
  return RESOURCES.map((kind) => {
    const count = bag[kind] ?? 0;
    if (count === 0) return null;
    if (count > most)
      return (
        <span key={kind} className="flex-line nowrap bold gap-2 fx">
          {count}
          <GameIcon name={`res-${kind}`} size={size} />
        </span>
      );
    return (
      <span key={kind} className="flex-line nowrap bold gap-2 fx">
        {Array.from({ length: count }, (_, index) => `${kind}${index}`).map((key) => (
          <GameIcon key={key} name={`res-${kind}`} size={size} />
        ))}
      </span>
    );
  });
}

const counted = (count: number, name: GameIconName, size: number): ReactNode => (
  <span className="flex-line nowrap bold gap-2 fx">
    {count}
    <GameIcon name={name} size={size} />
  </span>
);

function EffectSign({
  effect,
  size = 17,
  bonus,
  craftsman = 1,
}: EffectContext & { readonly effect: Effect; readonly size?: number }) {
  const inner = { size, bonus, craftsman };
  if ('gain' in effect) return <Tokens bag={effect.gain} size={size} />;
  if ('gainAny' in effect) {
    const { form, count, different = false } = effect.gainAny;
    return (
      <span className="flex-line nowrap bold gap-2 fx">
        {count > 1 && `${count}${different ? '≠' : ''}`}
        <GameIcon name={form === 'raw' ? 'any-raw' : 'any-processed'} size={size} />
      </span>
    );
  }
  if ('military' in effect) return counted(effect.military, 'military', size);
  if ('technology' in effect) return counted(effect.technology, 'technology', size);
  if ('expedition' in effect) return counted(effect.expedition, 'expedition', size);
  if ('vp' in effect) return <Bead points={effect.vp} size={Math.max(18.5, size + 2)} />;
  if ('convert' in effect)
    return (
      <span className="flex-line nowrap bold gap-2 fx">
        {effect.convert > 1 && effect.convert}
        <GameIcon name="process" size={size * 0.95} />
      </span>
    );
  if ('swap' in effect)
    return (
      <span className="flex-line nowrap bold gap-2 fx">
        {effect.swap > 1 && effect.swap}
        <GameIcon name="exchange" size={size * 0.95} />
      </span>
    );
  if ('warrior' in effect) return <GameIcon name="warrior" size={size + 3} />;
  if ('craftsman' in effect || 'takeCraftsman' in effect)
    return <GameIcon name={`craftsman-${craftsman}`} size={size + 2} />;
  if ('bonusTile' in effect)
    return bonus === undefined ? null : (
      <span className="flex-line corner-5 bonus-tile">
        <Effects effects={bonus} {...inner} bonus={undefined} />
      </span>
    );
  if ('choose' in effect)
    return effect.choose.map((option, index) => (
      <span className="flex-line nowrap bold gap-2 fx" key={index}>
        {index > 0 && <span className="faded plain fx-or">/</span>}
        <Effects effects={option} {...inner} />
      </span>
    ));
  if ('exchange' in effect) {
    const { pay, get, times } = effect.exchange;
    return (
      <span className="flex-line nowrap bold gap-2 fx">
        {times > 1 && `${times}×`}
        <GameIcon name={'anyRaw' in pay ? 'any-raw' : 'any-processed'} size={size} />
        <GameIcon name="arrow" size={size * 0.8} />
        <Effects effects={get} {...inner} />
      </span>
    );
  }
  if ('raid' in effect) return <GameIcon name="raid" size={size + 2} />;
  if ('leader' in effect) return <GameIcon name="leader" size={size + 2} />;
  const { metric, vp, category } = effect.vpPer;
  return (
    <span className="flex-line nowrap bold gap-2 fx">
      <Bead points={vp} size={Math.max(18.5, size + 2)} />
      <span className="faded plain">×</span>
      {category === undefined || metric !== 'sameCategory' ? (
        <GameIcon name={METRIC_ICONS[metric]} size={size} />
      ) : (
        <span className={`category-chip category-${category}`} />
      )}
    </span>
  );
}

export function Effects({ effects, ...context }: EffectsProps) {
  return (
    <span className="flex-line nowrap bold gap-5 effects">
      {effects.map((effect, index) => (
        <EffectSign key={index} effect={effect} {...context} />
      ))}
    </span>
  );
}

type ArtifactSignsProps = {
  readonly effect: ArtifactEffect;
  readonly size?: number;
  readonly craftsman?: Level;
};

/** Shows an artifact's effect as icons, without its kind. */
export function ArtifactIcons({ effect, size = 17, craftsman }: ArtifactSignsProps) {
  if (effect.kind === 'none') return null;
  if (effect.kind !== 'permanent') return <Effects effects={effect.do} size={size} craftsman={craftsman} />;
  if ('modify' in effect)
    return effect.modify === 'discount' ? (
      <span className="flex-line nowrap bold gap-2 fx">
        <span className={`category-chip category-${effect.category}`} />
        <span className="change-good">−1</span>
        <GameIcon name={`res-${effect.category}`} size={size} />
      </span>
    ) : (
      <span className="flex-line nowrap bold gap-2 fx">
        <GameIcon name="join" size={size + 2} />
        <span className="change-good">0</span>
        <GameIcon name="military" size={size} />
      </span>
    );
  return (
    <span className="flex-line nowrap bold gap-2 fx">
      {effect.on === 'territoryGain' && <GameIcon name={`res-${effect.resource}`} size={size} />}
      {effect.on === 'future' && <GameIcon name="ui-hour" size={size} />}
      {effect.on === 'join' && <GameIcon name="join" size={size + 2} />}
      <GameIcon name="arrow" size={size * 0.8} />
      <Effects effects={effect.do} size={size} />
    </span>
  );
}
