import { useCallback } from 'react';
import type { Ledger } from '../../../table/score/ledger';
import { scoreParts } from '../../../table/score/scoreParts';
import { scoreNow } from '../rules/scoring';
import type { G } from '../rules/state/state';
import { SCORE_PARTS, scoreSoFar } from '../view-model/gameResult';
import { Told, usePast, usePick, useTable } from './context';

/** Points if the game ended now (R10). */
const POINTS: Ledger<G, (typeof SCORE_PARTS)[number]> = {
  sources: SCORE_PARTS,
  ledgerOf: scoreNow,
  totalOf: (state, playerID) => scoreNow(state, playerID).total,
};

export const {
  ScoreFigure: PointsFigure,
  ScoreInRow: PointsInRow,
  ScoreDialog,
} = scoreParts(
  POINTS,
  () => {
    const { G, log, t, seat, language } = useTable();
    const pick = usePick();
    return {
      ...usePast(),
      G,
      moves: log.length,
      sourceName: (source) => t(`terms.source.${source}`),
      titleOf: (playerID) => t('points.of', { name: seat(playerID).name }),
      partsOf: (playerID) => scoreSoFar(G, playerID, language),
      note: t('points.lead'),
      onOpen: useCallback(
        (playerID: string) => pick({ do: 'open', dialog: { kind: 'points', playerID } }),
        [pick],
      ),
    };
  },
  Told,
);
