/** Texts of legal moves, for hints and the text table. */
import type { Ctx } from 'boardgame.io';
import type { Language } from '../../../language/language';
import type { PlayerID } from '../content/terms';
import { adultVp } from '../rules/characters';
import { artifactOf, bonusTileOf, contentOf, startCardOf } from '../rules/content-pack/contentOf';
import { metric } from '../rules/metrics';
import { isMoveName, type LegalMove, pendingChoice, readMove } from '../rules/moves';
import { joiningPrice } from '../rules/placing';
import { spaceOf } from '../rules/spaces';
import type { G } from '../rules/state/state';
import { effectsText, tileText } from './cardText';
import { cardName } from './explain';
import { translator } from './translate';
import { resourcesPhrase, roadName, spaceName, vpPhrase } from './words';

const isCharacter = (G: G, id: string): boolean => G.draft?.characters.some((card) => card === id) ?? false;

function madeText(G: G, playerID: PlayerID, made: LegalMove, language: Language): string {
  const t = translator(language);
  switch (made.move) {
    case 'draft': {
      const [card] = made.args;
      return isCharacter(G, card)
        ? t('move.draftCharacter', { card: cardName(G, card, language) })
        : t('move.draftStartCard', { card: effectsText(startCardOf(G, card).do, language) });
    }
    case 'chooseTiles':
      return t('move.chooseTiles', {
        outpost: tileText(contentOf(G), made.args[0].plain, language),
        trail: tileText(contentOf(G), made.args[0].mountain, language),
      });
    case 'placeNeutral':
      return t('move.placeNeutral', { space: spaceName(made.args[0], language) });
    case 'growUp':
      return t(made.args[0] ? 'move.growUp' : 'move.stayChild');
    case 'place': {
      const [{ worker, space }] = made.args;
      const count = joiningPrice(G, playerID, worker, space);
      return t(count > 0 ? 'move.placeJoining' : 'move.place', {
        worker: t(`terms.worker.${worker}`),
        space: spaceName(space, language),
        effects: effectsText(spaceOf(G, playerID, space)?.do ?? [], language),
        count,
      });
    }
    case 'build': {
      const [{ card, pay }] = made.args;
      return t('move.build', { card: cardName(G, card, language), cost: resourcesPhrase(pay, language) });
    }
    case 'reserve':
      return t('move.reserve', { card: cardName(G, made.args[0], language) });
    case 'useCraftsman': {
      const [{ level, convert }] = made.args;
      return t('move.useCraftsman', { level, resources: resourcesPhrase(convert, language) });
    }
    case 'useArtifact': {
      const artifact = artifactOf(G, made.args[0]);
      const effects = 'do' in artifact.effect ? effectsText(artifact.effect.do, language) : '';
      return t('move.useArtifact', { card: artifact[language], effects });
    }
    case 'useCharacter': {
      const points = adultVp(G, 'forest', metric(G, playerID, 'militaryLevel'));
      return t('move.useCharacter', { vp: vpPhrase(points, language) });
    }
    case 'useBonusTile': {
      const effects = effectsText(bonusTileOf(G, made.args[0]).do, language);
      return t('move.useBonusTile', { tile: t('terms.tile', { effects }) });
    }
    case 'step':
      return t('move.step', { road: roadName(made.args[0].to, language) });
    case 'gain':
    case 'giveLoot':
      return t(`move.${made.move}`, { resources: resourcesPhrase(made.args[0], language) });
    case 'convert': {
      const [raw] = made.args;
      return Object.keys(raw).length === 0
        ? t('move.convertNothing')
        : t('move.convert', { resources: resourcesPhrase(raw, language) });
    }
    case 'swap': {
      const [{ from, to }] = made.args;
      return t('move.swap', { from: t(`terms.resource.${from}`), to: t(`terms.resource.${to}`) });
    }
    case 'pay': {
      const choice = pendingChoice(G);
      const effects = choice?.kind === 'pay' ? effectsText(choice.exchange.get, language) : '';
      return t('move.pay', { resources: resourcesPhrase(made.args[0], language), effects });
    }
    case 'choose': {
      const choice = pendingChoice(G);
      return choice?.kind === 'choose'
        ? effectsText(choice.options[made.args[0]] ?? [], language)
        : t('terms.move.choose');
    }
    case 'skip':
    case 'endTurn':
      return t(`move.${made.move}`);
  }
}

/** Returns a short text of a move. Returns an unknown move unchanged. */
export function moveText(
  G: G,
  _ctx: Ctx,
  playerID: PlayerID,
  move: string,
  args: readonly unknown[],
  language: Language,
): string {
  if (!isMoveName(move)) return move;
  const made = readMove(move, args);
  return made === null ? translator(language)(`terms.move.${move}`) : madeText(G, playerID, made, language);
}
