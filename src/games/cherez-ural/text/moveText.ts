/** A move that may be made, in words: for hints, and for tables of words. */
import type { Ctx } from 'boardgame.io';
import type { Language } from '../../../language/language';
import { signed } from '../../../language/signed';
import type { BusinessId, PlayerID, SpaceId, WorkerId } from '../content/terms';
import { contentOf } from '../rules/contentOf';
import { foresee } from '../rules/foresee';
import type { HuntBonus } from '../rules/hunt';
import { isMoveName } from '../rules/moves';
import type { Placing } from '../rules/roundStart';
import type { G } from '../rules/state';
import { logSentence, placingsPhrase } from './logText';
import { translator } from './translate';
import { goldPhrase, placeName } from './words';

/** What a move does, as far as the one who would make it can see; gold won or paid stands behind it. */
export function moveText(
  G: G,
  ctx: Ctx,
  playerID: PlayerID,
  move: string,
  args: readonly unknown[],
  language: Language,
): string {
  const t = translator(language);
  const content = contentOf(G);
  if (!isMoveName(move)) return move;
  const workerName = (id: WorkerId) => content.workers[id].name[language];
  switch (move) {
    case 'draft':
      return t('move.draft', { card: content.businesses[args[0] as BusinessId].name[language] });
    case 'chooseWorkerCard':
    case 'activateWorker':
      return t(`move.${move}`, { worker: workerName(args[0] as WorkerId) });
    case 'placeWorkers':
      return t('move.placeWorkers', {
        placings: placingsPhrase(args[0] as Placing, workerName, language),
      });
    case 'placeFactory':
      return args[0] === null
        ? t('move.leaveFactory')
        : t('move.placeFactory', { at: placeName(args[0] as SpaceId, language) });
    case 'explore':
      return t('move.explore', { at: placeName(args[0] as SpaceId, language) });
    case 'hunt': {
      const [bonus] = args as [HuntBonus?];
      return t(bonus === undefined ? 'move.hunt' : `move.huntBonus.${bonus}`);
    }
    case 'endTurn':
      return t('move.endTurn');
    default: {
      const facts = foresee(G, ctx, playerID, [{ move, args }])?.facts ?? [];
      const payload = { type: move, args, playerID };
      const line = logSentence(
        { action: { type: 'MAKE_MOVE', payload }, metadata: { facts } },
        { names: {}, language, content },
      );
      const gold = line?.gold.find((change) => change.playerID === playerID)?.amount ?? 0;
      const text = line?.text ?? t(`terms.move.${move}`);
      if (gold === 0) return text;
      return t('move.withGold', {
        text,
        sign: signed(gold).charAt(0),
        gold: goldPhrase(Math.abs(gold), language),
      });
    }
  }
}
