import { useCallback } from 'react';
import type { Ledger } from '../../../../table/score/ledger';
import { scoreParts } from '../../../../table/score/scoreParts';
import { GOLD_SOURCES, type GoldSource } from '../../content/terms';
import { type G, playerOf } from '../../rules/state/state';
import { scoreIfEnded } from '../../view-model/gameResult';
import { Told, usePast, usePick, useTable } from '../context';

export const GOLD: Ledger<G, GoldSource> = {
  sources: GOLD_SOURCES,
  ledgerOf: (state, playerID) => playerOf(state, playerID).ledger,
  totalOf: (state, playerID) => playerOf(state, playerID).gold,
};

export const {
  ScoreFigure: GoldFigure,
  ScoreInRow: GoldInRow,
  ScoreDialog: GoldDialog,
} = scoreParts(
  GOLD,
  () => {
    const table = useTable();
    const pick = usePick();
    return {
      ...usePast(),
      G: table.G,
      moves: table.log.length,
      sourceName: (source) => table.t(`terms.source.${source}`),
      titleOf: (playerID) => table.t('table.goldOf', { name: table.seat(playerID).name }),
      partsOf: (playerID) => scoreIfEnded(table.G, playerID, table.language),
      onOpen: useCallback(
        (playerID: string) => pick({ do: 'open', dialog: { kind: 'gold', playerID } }),
        [pick],
      ),
    };
  },
  Told,
);
