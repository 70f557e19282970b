import { signedWords } from '../../../language/signed';
import { scoreNow } from '../rules/scoring';
import { SCORE_PARTS, scoreSoFar } from '../view-model/gameResult';
import { scoreParts } from './context';

export const {
  ScoreFigure: PointsFigure,
  ScoreInRow: PointsInRow,
  ScoreDialog,
} = scoreParts({
  /** Points if the game ended now (R10) */
  ledger: {
    sources: SCORE_PARTS,
    ledgerOf: scoreNow,
    totalOf: (state, playerID) => scoreNow(state, playerID).total,
  },
  inWords: ({ G, t, seat, language }) => ({
    sourceName: (source) => t(`terms.source.${source}`),
    changeText: (amount) => signedWords(amount, (count) => t('terms.points', { count })),
    titleOf: (playerID) => t('points.of', { name: seat(playerID).name }),
    partsOf: (playerID) => scoreSoFar(G, playerID, language),
    note: t('points.lead'),
  }),
  opens: (playerID) => ({ do: 'open', dialog: { kind: 'points', playerID } }),
});
