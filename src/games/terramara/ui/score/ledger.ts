import { useCallback } from 'react';
import type { Ledger } from '../../../../table/score/ledger';
import { scoreParts } from '../../../../table/score/scoreParts';
import { type G, playerOf } from '../../rules/state/state';
import { Told, usePast, usePick, useTable } from '../context';

/** Points won during the game. Cards and the board only score at the end. */
const CHIPS: Ledger<G, 'chips'> = {
  sources: ['chips'],
  ledgerOf: (state, playerID) => ({ chips: playerOf(state, playerID).vp }),
  totalOf: (state, playerID) => playerOf(state, playerID).vp,
  start: 'chips',
};

/** A player's points, which flash when they change. */
export const {
  ScoreFigure: PointsFigure,
  ScoreInRow: PointsInRow,
  ScoreDialog,
} = scoreParts(
  CHIPS,
  () => {
    const { G, log, t, nameOf } = useTable();
    const pick = usePick();
    return {
      ...usePast(),
      G,
      moves: log.length,
      sourceName: () => t('terms.source.chips'),
      titleOf: (playerID) => t('table.pointsOf', { name: nameOf(playerID) }),
      onOpen: useCallback(
        (playerID: string) => pick({ do: 'open', dialog: { kind: 'score', playerID } }),
        [pick],
      ),
    };
  },
  Told,
);
