import type { Ctx } from 'boardgame.io';
import type { Language } from '../../../language/language';
import { signed } from '../../../language/signed';
import type { PlayerID, WorkerId } from '../content/terms';
import { contentOf } from '../rules/content-pack/contentOf';
import { foresee } from '../rules/foresee';
import { isMoveName, readMove } from '../rules/moves';
import type { G } from '../rules/state/state';
import { logSentence, placingsPhrase } from './logText';
import { translator } from './translate';
import { goldPhrase, placeName } from './words';

/** Describes a move with the information that its player has, followed by the gold gained or paid. */
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
  const made = readMove(move, args);
  const workerName = (id: WorkerId) => content.workers[id].name[language];
  switch (made?.move) {
    case 'draft':
      return t('move.draft', { card: content.businesses[made.args[0]].name[language] });
    case 'chooseWorkerCard':
    case 'activateWorker':
      return t(`move.${made.move}`, { worker: workerName(made.args[0]) });
    case 'placeWorkers':
      return t('move.placeWorkers', {
        placings: placingsPhrase(made.args[0], workerName, language),
      });
    case 'placeFactory':
      return made.args[0] === null
        ? t(G.factoryAt === null ? 'move.noFactory' : 'move.leaveFactory')
        : t('move.placeFactory', { at: placeName(made.args[0], language) });
    case 'explore':
      return t('move.explore', { at: placeName(made.args[0], language) });
    case 'hunt':
      return t(`move.huntBonus.${made.args[0]}`);
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
