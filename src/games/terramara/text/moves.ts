/** Texts and icons of each move: the hint before it, the log line after it, and its row of the text table. */
import type { IconAmount } from '../../../game-api/gameLog';
import { type MoveTexts, NO_ICONS } from '../../../game-api/moveTexts';
import type { Language } from '../../../language/language';
import type { factsByKind } from '../../../rules-kit/logLine';
import {
  type ArtifactId,
  type PlayerID,
  PROCESSED,
  RAW,
  RESOURCES,
  type Resource,
  type Resources,
} from '../content/terms';
import { adultVp } from '../rules/characters';
import { artifactOf, bonusTileOf, contentOf } from '../rules/content-pack/contentOf';
import type { Facts } from '../rules/facts';
import { metric } from '../rules/metrics';
import { type MoveArgs, pendingChoice } from '../rules/moves';
import { joiningPrice } from '../rules/placing';
import { spaceOf } from '../rules/spaces';
import type { G } from '../rules/state/state';
import { cardName, draftCardName, effectsText, tileText } from './cardText';
import type { Translate } from './catalogue/en/index';
import { resourcesPhrase, roadName, spaceName, vpPhrase } from './words';

type Spoken = { readonly t: Translate; readonly language: Language };

/** A player's view before the move. */
export type Before = Spoken & { readonly G: G; readonly playerID: PlayerID };

/** The log entry of a move. `G` has the content that names the cards. */
export type After = Spoken & {
  readonly G: Pick<G, 'content'>;
  readonly all: ReturnType<typeof factsByKind<Facts>>;
};

const artifactIcons = ({ G, language }: After, id: ArtifactId): readonly IconAmount[] => [
  { icon: `art-${id}` },
  { word: cardName(G, id, language) },
];

const tiles = ({ G, language }: Before | After, { plain, mountain }: MoveArgs['chooseTiles'][0]) => ({
  outpost: tileText(contentOf(G), plain, language),
  trail: tileText(contentOf(G), mountain, language),
});

/** Lists the reasons for a payment that differs from the printed cost: reductions and substitutes. */
function paysOtherwise({ G, t, language, all }: After, cost: Resources, pay: Resources): readonly string[] {
  const isMore = (kinds: readonly Resource[]) => kinds.some((kind) => (pay[kind] ?? 0) > (cost[kind] ?? 0));
  const less = all('built').flatMap(({ less = [] }) => less);
  return [
    ...less.map((by) =>
      by === 'reserve' ? t('log.less.reserve') : t('log.less.card', { card: cardName(G, by, language) }),
    ),
    // Only the child Maker may pay raw resources for processed ones (S8.4).
    ...(isMore(RAW) ? [t('log.less.raw', { card: cardName(G, 'maker', language) })] : []),
    ...(isMore(PROCESSED) ? [t('log.less.processed')] : []),
  ];
}

export const MOVES: MoveTexts<MoveArgs, Before, After> = {
  endTurn: {
    hint: ({ t }) => t('move.endTurn'),
    log: ({ t }) => t('log.endTurn'),
    icons: NO_ICONS,
  },
  skip: {
    hint: ({ t }) => t('move.skip'),
    log: ({ t }) => t('log.skip'),
    icons: NO_ICONS,
  },
  growUp: {
    hint: ({ t }, grows) => t(grows ? 'move.growUp' : 'move.stayChild'),
    log: ({ t }, grows) => t(grows ? 'log.growUp' : 'log.stayChild'),
    icons: NO_ICONS,
  },
  choose: {
    hint: ({ G, t, language }, index) => {
      const choice = pendingChoice(G);
      return choice?.kind === 'choose'
        ? effectsText(choice.options[index] ?? [], language)
        : t('terms.move.choose');
    },
    log: ({ t }) => t('log.choose'),
    icons: NO_ICONS,
  },
  step: {
    hint: ({ t, language }, { to }) => t('move.step', { road: roadName(to, language) }),
    log: ({ t, language }, { to }) => t('log.step', { road: roadName(to, language) }),
    icons: ({ language }, { to }) => [{ icon: 'expedition' }, { word: roadName(to, language) }],
    place: ({ to }) => `[data-stop="${to}"]`,
  },
  swap: {
    hint: ({ t }, { from, to }) =>
      t('move.swap', { from: t(`terms.resource.${from}`), to: t(`terms.resource.${to}`) }),
    log: ({ t }) => t('log.swap'),
    icons: () => [{ icon: 'exchange' }],
  },
  pay: {
    hint: ({ G, t, language }, resources) => {
      const choice = pendingChoice(G);
      const effects = choice?.kind === 'pay' ? effectsText(choice.exchange.get, language) : '';
      return t('move.pay', { resources: resourcesPhrase(resources, language), effects });
    },
    log: ({ t }) => t('log.pay'),
    icons: () => [{ icon: 'exchange' }],
  },
  useArtifact: {
    hint: ({ G, t, language }, id) => {
      const artifact = artifactOf(G, id);
      const effects = 'do' in artifact.effect ? effectsText(artifact.effect.do, language) : '';
      return t('move.useArtifact', { card: artifact[language], effects });
    },
    log: ({ G, t, language }, id) => t('log.useArtifact', { card: cardName(G, id, language) }),
    icons: artifactIcons,
  },
  useCharacter: {
    hint: ({ G, playerID, t, language }) => {
      const points = adultVp(G, 'forest', metric(G, playerID, 'militaryLevel'));
      return t('move.useCharacter', { vp: vpPhrase(points, language) });
    },
    log: ({ t }) => t('log.useCharacter'),
    icons: NO_ICONS,
  },
  useBonusTile: {
    hint: ({ G, t, language }, id) =>
      t('move.useBonusTile', {
        tile: t('terms.tile', { effects: effectsText(bonusTileOf(G, id).do, language) }),
      }),
    log: ({ t }) => t('log.useBonusTile'),
    icons: NO_ICONS,
  },
  draft: {
    hint: ({ G, t, language }, id) =>
      t(
        G.draft?.characters.some((card) => card === id) === true
          ? 'move.draftCharacter'
          : 'move.draftStartCard',
        { card: draftCardName(G, id, language) },
      ),
    log: ({ G, t, language }, id) =>
      t(contentOf(G).startCards.some((card) => card.id === id) ? 'log.draftStartCard' : 'log.draft', {
        card: draftCardName(G, id, language),
      }),
    icons: NO_ICONS,
  },
  chooseTiles: {
    hint: (at, chosen) => at.t('move.chooseTiles', tiles(at, chosen)),
    log: (at, chosen) => at.t('log.chooseTiles', tiles(at, chosen)),
    icons: NO_ICONS,
  },
  reserve: {
    hint: ({ G, t, language }, id) => t('move.reserve', { card: cardName(G, id, language) }),
    log: ({ G, t, language }, id) => t('log.reserve', { card: cardName(G, id, language) }),
    icons: (at, id) => [{ icon: 'ui-bookmark' }, ...artifactIcons(at, id)],
  },
  place: {
    hint: ({ G, playerID, t, language }, { worker, space }) => {
      const count = joiningPrice(G, playerID, worker, space);
      return t(count > 0 ? 'move.placeJoining' : 'move.place', {
        worker: t(`terms.worker.${worker}`),
        space: spaceName(space, language),
        effects: effectsText(spaceOf(G, playerID, space)?.do ?? [], language),
        count,
      });
    },
    log: ({ t, language }, { worker, space }) => {
      const name =
        space === 'hut' || space === 'ownTrail' ? t(`log.ownSpace.${space}`) : spaceName(space, language);
      return t(`log.place.${worker}`, { space: name });
    },
    icons: ({ language }, { worker, space }) => [
      { icon: worker === 'explorer' ? 'pin' : worker },
      { word: spaceName(space, language) },
    ],
    place: ({ space }) => `[data-action="space-${space}"]`,
    isListed: true,
  },
  placeNeutral: {
    hint: ({ t, language }, space) => t('move.placeNeutral', { space: spaceName(space, language) }),
    log: ({ t, language }, space) => t('log.placeNeutral', { space: spaceName(space, language) }),
    icons: ({ t, language }, space) => [
      { icon: 'pin' },
      { word: t('log.neutralTo', { space: spaceName(space, language) }) },
    ],
    place: (space) => `[data-action="space-${space}"]`,
    isListed: true,
  },
  build: {
    hint: ({ G, t, language }, { card, pay }) =>
      t('move.build', { card: cardName(G, card, language), cost: resourcesPhrase(pay, language) }),
    log: (at, { card, pay }) => {
      const { G, t, language } = at;
      const cost = contentOf(G).artifacts.find(({ id }) => id === card)?.cost ?? {};
      const isPrinted = RESOURCES.every((resource) => (cost[resource] ?? 0) === (pay[resource] ?? 0));
      if (isPrinted) return t('log.build', { card: cardName(G, card, language) });
      const reasons = [resourcesPhrase(cost, language), ...paysOtherwise(at, cost, pay)];
      return t('log.buildOtherwise', {
        card: cardName(G, card, language),
        cost: reasons.reduce((a, b) => t('log.nextSource', { a, b })),
      });
    },
    icons: (at, { card }) => [{ icon: 'ui-hut' }, ...artifactIcons(at, card)],
    isListed: true,
  },
  useCraftsman: {
    hint: ({ t, language }, { level, convert }) =>
      t('move.useCraftsman', { level, resources: resourcesPhrase(convert, language) }),
    log: ({ t }, { level }) => t('log.useCraftsman', { level }),
    icons: (_at, { level }) => [{ icon: `craftsman-${level}` }],
    isListed: true,
  },
  gain: {
    hint: ({ t, language }, gained) => t('move.gain', { resources: resourcesPhrase(gained, language) }),
    log: ({ t }) => t('log.gain'),
    icons: () => [{ icon: 'plus' }],
    isListed: true,
  },
  convert: {
    hint: ({ t, language }, raw) =>
      Object.keys(raw).length === 0
        ? t('move.convertNothing')
        : t('move.convert', { resources: resourcesPhrase(raw, language) }),
    log: ({ t }, raw) => t(Object.keys(raw).length === 0 ? 'log.convertNothing' : 'log.convert'),
    icons: () => [{ icon: 'process' }],
    isListed: true,
  },
  giveLoot: {
    hint: ({ t, language }, loot) => t('move.giveLoot', { resources: resourcesPhrase(loot, language) }),
    log: ({ t }) => t('log.giveLoot'),
    icons: () => [{ icon: 'loot' }],
    isListed: true,
  },
};
