import { SCROLLED_BY_KEYS } from '../../../../table/scrolls';
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
      <div className="text-wide" {...SCROLLED_BY_KEYS}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('source')}</th>
              {byPlace.map(({ playerID }) => (
                <th key={playerID} scope="col">
                  {seat(playerID).name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GOLD_SOURCES.map((source) => (
              <tr key={source}>
                <th scope="row">{t(`terms.source.${source}`)}</th>
                {byPlace.map(({ playerID, breakdown }) => (
                  <td key={playerID}>{breakdown[source]}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{say('sum')}</th>
              {byPlace.map(({ playerID, gold }) => (
                <td key={playerID} data-testid={`final-gold-${playerID}`}>
                  {gold}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}
