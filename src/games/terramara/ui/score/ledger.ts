import { useCallback } from 'react';
import type { Ledger } from '../../../../table/score/ledger';
import { scoreParts } from '../../../../table/score/scoreParts';
import { POINT_SOURCES, type PointSource } from '../../content/terms';
import { pointsNow, scoreNow } from '../../rules/scoring';
import type { G } from '../../rules/state/state';
import { scoreSoFar } from '../../view-model/gameResult';
import { Told, usePast, usePick, useTable } from '../context';

/** Points if the game ended now (S9.1 to S9.8) */
const POINTS: Ledger<G, PointSource> = {
  sources: POINT_SOURCES,
  ledgerOf: scoreNow,
  totalOf: pointsNow,
  quiet: ['resources'],
};

/** A player's points, which flash when they change. */
export const {
  ScoreFigure: PointsFigure,
  ScoreInRow: PointsInRow,
  ScoreDialog,
} = scoreParts(
  POINTS,
  () => {
    const { G, log, t, nameOf, language } = useTable();
    const pick = usePick();
    return {
      ...usePast(),
      G,
      moves: log.length,
      sourceName: (source) => t(`terms.source.${source}`),
      partsOf: (playerID) => scoreSoFar(G, playerID, language),
      titleOf: (playerID) => t('table.pointsOf', { name: nameOf(playerID) }),
      onOpen: useCallback(
        (playerID: string) => pick({ do: 'open', dialog: { kind: 'score', playerID } }),
        [pick],
      ),
    };
  },
  Told,
);
