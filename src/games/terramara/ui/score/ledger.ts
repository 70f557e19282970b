import { signedWords } from '../../../../language/signed';
import { POINT_SOURCES } from '../../content/terms';
import { pointsNow, scoreNow } from '../../rules/scoring';
import { scoreSoFar } from '../../view-model/gameResult';
import { scoreParts } from '../context';

export const {
  ScoreFigure: PointsFigure,
  ScoreInRow: PointsInRow,
  ScoreDialog,
} = scoreParts({
  /** Points if the game ended now (S9.1 to S9.8) */
  ledger: { sources: POINT_SOURCES, ledgerOf: scoreNow, totalOf: pointsNow, quiet: ['resources'] },
  inWords: ({ G, t, nameOf, language }) => ({
    sourceName: (source) => t(`terms.source.${source}`),
    changeText: (amount) => signedWords(amount, (count) => t('terms.vp', { count })),
    titleOf: (playerID) => t('table.pointsOf', { name: nameOf(playerID) }),
    partsOf: (playerID) => scoreSoFar(G, playerID, language),
  }),
  opens: (playerID) => ({ do: 'open', dialog: { kind: 'score', playerID } }),
});
