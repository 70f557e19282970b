import { TextGrid } from '../../../../table/text/TextGrid';
import { GOLD_SOURCES } from '../../content/terms';
import { finalStanding } from '../../position/finalStanding';
import type { GameResult } from '../../rules/scoring';
import { useText } from '../context';

/** Who won, and where everyone's gold came from. */
export function FinalTable() {
  const position = useText();
  const { ctx, say, t, seat } = position;
  const result = ctx.gameover as GameResult;
  const { byPlace, title, lead } = finalStanding(position, result);
  return (
    <div data-testid="final-score">
      <p>{title}</p>
      {lead !== null && <p>{lead}</p>}
      <TextGrid
        corner={say('source')}
        columns={byPlace.map(({ playerID }) => ({ key: playerID, name: seat(playerID).name }))}
        rows={[
          ...GOLD_SOURCES.map((source) => ({
            key: source,
            name: t(`terms.source.${source}`),
            cells: byPlace.map(({ breakdown }) => breakdown[source]),
          })),
          {
            key: 'sum',
            name: say('sum'),
            cells: byPlace.map(({ playerID, gold }) => (
              <span key={playerID} data-testid={`final-gold-${playerID}`}>
                {gold}
              </span>
            )),
          },
        ]}
      />
    </div>
  );
}
