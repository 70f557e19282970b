import type { KeyOf } from '../../../language/translated';
import { createTranslators } from '../../../language/translator';

/** Texts of charts, of the parts of a score, and of the page after the game. They load with these. */
export const score = {
  ledger: {
    ifEnded: 'If the game ended now',
    final: 'Final score',
    total: 'Total',
    changesOf: 'How {{name}} got here',
    change: 'Change',
    source: 'Source',
    by: 'Move',
    after: 'Then',
    atStart: 'Start of the game',
    atMove: 'Move {{move}}',
    byOther: '{{name}}: {{text}}',
  },
  final: {
    parts: 'After the game',
    result: 'Result',
    winner: 'winner',
    replay: 'Replay',
    review: 'Review my game',
    seeBoard: 'See the board',
    leave: 'Leave',
    again: 'Play again',
    asTable: 'As a table',
    endOf: 'End of',
    start: 'Start',
    scoring: 'Final scoring',
    moves: 'Moves',
  },
};

export const { translator: scoreSayer } = createTranslators<KeyOf<typeof score>>({
  en: score,
  ja: async () => (await import('./ja')).score,
});
