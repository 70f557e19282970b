import { TextGrid } from '../../../../table/text/TextGrid';
import { finalStanding } from '../../position/finalStanding';
import { useText } from '../context';

/** Who won, and where everyone's gold came from. */
export function FinalTable() {
  const position = useText();
  const { say, seat } = position;
  const { byPlace, title, lead } = finalStanding(position);
  return (
    <div data-testid="final-score">
      <p>{title}</p>
      {lead !== null && <p>{lead}</p>}
      <TextGrid
        corner={say('source')}
        columns={byPlace.map(({ playerID }) => ({ key: playerID, name: seat(playerID).name }))}
        rows={[
          ...byPlace[0].parts.map(({ id, name }, at) => ({
            key: id,
            name,
            cells: byPlace.map(({ parts }) => parts[at].amount),
          })),
          {
            key: 'sum',
            name: say('sum'),
            cells: byPlace.map(({ playerID, total }) => (
              <span key={playerID} data-testid={`final-gold-${playerID}`}>
                {total}
              </span>
            )),
          },
        ]}
      />
    </div>
  );
}
