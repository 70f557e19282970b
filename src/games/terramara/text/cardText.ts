/** Texts of cards and tiles, generated from their records. */
import type { Language } from '../../../language/language';
import { ADULT_VP, RAID_PRICE } from '../content/board';
import type { CharacterId } from '../content/terms';
import type {
  Artifact,
  Character,
  Condition,
  Content,
  Effect,
  Exchange,
  Metric,
  Outpost,
} from '../content/vocabulary';
import { contentOf } from '../rules/content-pack/contentOf';
import type { G } from '../rules/state/state';
import { termsIn } from './catalogue/en/terms';
import { join, resourcesPhrase, vpPhrase } from './words';

type Terms = ReturnType<typeof termsIn>;

function exchangeText({ pay, get, times }: Exchange, t: Terms, language: Language): string {
  const values = {
    form: t(`terms.form.${'anyRaw' in pay ? 'raw' : 'processed'}`),
    get: effectsText(get, language),
    count: times,
  };
  return t(times === 1 ? 'card.effect.exchange' : 'card.effect.exchangeTimes', values);
}

const metricName = (metric: Metric, t: Terms): string => t(`terms.metric.${metric}`);

function effectText(effect: Effect, language: Language): string {
  const t = termsIn(language);
  if ('gain' in effect) return resourcesPhrase(effect.gain, language);
  if ('gainAny' in effect) {
    const { form, count, different = false } = effect.gainAny;
    return t(different ? 'card.effect.gainDifferent' : 'card.effect.gainAny', {
      count,
      form: t(`terms.form.${form}`),
    });
  }
  if ('military' in effect) return t('card.effect.military', { count: effect.military });
  if ('technology' in effect) return t('card.effect.technology', { count: effect.technology });
  if ('expedition' in effect) return t('card.effect.expedition', { count: effect.expedition });
  if ('vp' in effect) return vpPhrase(effect.vp, language);
  if ('convert' in effect) return t('card.effect.convert', { count: effect.convert });
  if ('swap' in effect) return t('card.effect.swap', { count: effect.swap });
  if ('warrior' in effect) return t('terms.workers.warrior', { count: effect.warrior });
  if ('craftsman' in effect) return t('card.effect.craftsman', { count: effect.craftsman });
  if ('takeCraftsman' in effect) return t('card.effect.takeCraftsman');
  if ('bonusTile' in effect) return t('card.effect.bonusTile');
  if ('choose' in effect)
    return join(
      effect.choose.map((option) => effectsText(option, language)),
      language,
      'or',
    );
  if ('exchange' in effect) return exchangeText(effect.exchange, t, language);
  if ('raid' in effect) return t('card.effect.raid', { count: RAID_PRICE });
  if ('leader' in effect) return t('card.effect.leader');
  const { vp, metric, category } = effect.vpPer;
  const counted =
    category === undefined
      ? metricName(metric, t)
      : t('card.effect.ofCategory', { category: t(`terms.category.${category}`) });
  return t('card.effect.vpPer', { vp: vpPhrase(vp, language), metric: counted });
}

/** Formats effects: "1 log + Expedition 1". */
export const effectsText = (effects: readonly Effect[], language: Language): string =>
  effects.length === 0
    ? termsIn(language)('terms.nothing')
    : join(
        effects.map((effect) => effectText(effect, language)),
        language,
        'plus',
      );

export function artifactText({ effect }: Artifact, language: Language): string {
  const t = termsIn(language);
  if (effect.kind === 'none') return t('card.kind.none');
  if ('modify' in effect) {
    if (effect.modify === 'joinFree') return t('card.kind.joinFree');
    const { category } = effect;
    return t('card.kind.discount', {
      category: t(`terms.category.${category}`),
      resource: t(`terms.resource.${category}`),
    });
  }
  const effects = effectsText(effect.do, language);
  if (!('on' in effect)) return t(`card.kind.${effect.kind}`, { effects });
  if (effect.on === 'territoryGain')
    return t('card.kind.territoryGain', { effects, resource: t(`terms.resource.${effect.resource}`) });
  return t(`card.kind.${effect.on}`, { effects });
}

/** Formats an outpost: "artifacts built 3/5/7 → 3/6/10 VP". */
export const outpostText = ({ metric, at, vp }: Outpost, language: Language): string => {
  const t = termsIn(language);
  return t('card.outpost', { metric: metricName(metric, t), at: at.join('/'), vp: vp.join('/') });
};

export const conditionText = ({ metric, min }: Condition, language: Language): string => {
  const t = termsIn(language);
  return t('card.condition', { metric: metricName(metric, t), count: min });
};

/**
 * Describes a bonus tile by its effects and a territory by its back, because players don't see ids. Returns an
 * unknown id unchanged.
 */
export function tileText({ territories, bonusTiles }: Content, id: string, language: Language): string {
  const bonus = bonusTiles.find((tile) => tile.id === id);
  if (bonus !== undefined) return effectsText(bonus.do, language);
  const back = territories.find((tile) => tile.id === id)?.back;
  if (back === undefined) return id;
  return 'outpost' in back
    ? metricName(back.outpost.metric, termsIn(language))
    : effectsText(back.trail, language);
}

const POINTS: Readonly<Record<CharacterId, number>> = {
  horse: ADULT_VP.junction,
  boat: ADULT_VP.technology,
  forest: 0,
  maker: 0,
  parent: ADULT_VP.chiefWithOthers,
  house: ADULT_VP.flag,
  mountain: ADULT_VP.trail,
};

export function characterText(
  { id, adultVp = [] }: Character,
  side: 'child' | 'adult',
  language: Language,
): string {
  return termsIn(language)(`card.character.${side}.${id}`, {
    vp: vpPhrase(POINTS[id], language),
    alone: vpPhrase(ADULT_VP.chiefAlone, language),
    table: adultVp.join('/'),
  });
}

/** Returns the name of an artifact or a character. Returns an unknown id unchanged. */
export function cardName(G: Pick<G, 'content'>, id: string, language: Language): string {
  const { artifacts, characters } = contentOf(G);
  const card = artifacts.find((each) => each.id === id) ?? characters.find((each) => each.id === id);
  return card === undefined ? id : card[language];
}

/** Returns the name of a card in the draft. Start cards have no names, so their effects describe them. */
export function draftCardName(G: Pick<G, 'content'>, id: string, language: Language): string {
  const startCard = contentOf(G).startCards.find((card) => card.id === id);
  return startCard === undefined ? cardName(G, id, language) : effectsText(startCard.do, language);
}
