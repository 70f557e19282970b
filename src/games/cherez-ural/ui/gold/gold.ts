import { signedWords } from '../../../../language/signed';
import type { Ledger } from '../../../../table/score/ledger';
import { GOLD_SOURCES, type GoldSource } from '../../content/terms';
import { type G, playerOf } from '../../rules/state/state';
import { scoreIfEnded } from '../../view-model/gameResult';
import { scoreParts } from '../context';

export const GOLD: Ledger<G, GoldSource> = {
  sources: GOLD_SOURCES,
  ledgerOf: (state, playerID) => playerOf(state, playerID).ledger,
  totalOf: (state, playerID) => playerOf(state, playerID).gold,
};

export const {
  ScoreFigure: GoldFigure,
  ScoreInRow: GoldInRow,
  ScoreDialog: GoldDialog,
} = scoreParts({
  ledger: GOLD,
  inWords: ({ G, t, seat, language }) => ({
    sourceName: (source) => t(`terms.source.${source}`),
    changeText: (amount) => signedWords(amount, (count) => t('terms.gold', { count })),
    titleOf: (playerID) => t('table.goldOf', { name: seat(playerID).name }),
    partsOf: (playerID) => scoreIfEnded(G, playerID, language),
  }),
  opens: (playerID) => ({ do: 'open', dialog: { kind: 'gold', playerID } }),
});
