import { Fragment } from 'react';
import type { PlayerScore } from '../../game-api/module';
import { usePlayers, useSeats, useWords } from '../context';
import { Grid } from '../controls/Grid';
import { scoreSayer } from './words/en';

type PartsTableProps = {
  readonly partsOf: (playerID: string) => PlayerScore['parts'];
  /** Whether the score is final, rather than if the game ended now */
  readonly isOver: boolean;
};

/** Shows every player's score by source, final or as if the game ended now. Leaves out sources that give nobody anything. */
export function PartsTable({ partsOf, isOver }: PartsTableProps) {
  const say = scoreSayer(useWords().language);
  const { ids } = usePlayers();
  const { player, mark, score } = useSeats();
  const scores = ids.map((id) => {
    const parts = partsOf(id);
    return { parts, total: parts.reduce((sum, { amount }) => sum + amount, 0) };
  });
  const [first] = scores;
  if (first === undefined) return null;
  const rows = first.parts.flatMap(({ id, name }, index) => {
    const amounts = scores.map(({ parts }) => parts[index]?.amount ?? 0);
    if (amounts.every((amount) => amount === 0)) return [];
    return [
      {
        key: id,
        name,
        cells: amounts.map((amount, at) => <Fragment key={ids[at]}>{score(amount)}</Fragment>),
      },
    ];
  });
  return (
    <Grid
      className="ledger score-table"
      caption={say(isOver ? 'ledger.final' : 'ledger.ifEnded')}
      corner=""
      columns={ids.map((id) => ({
        key: id,
        name: (
          <span className="score-player">
            {mark(id, 18)}
            {player(id).name}
          </span>
        ),
      }))}
      rows={[
        ...rows,
        {
          key: 'total',
          name: say('ledger.total'),
          className: 'ledger-total',
          cells: scores.map(({ total }, at) => <strong key={ids[at]}>{score(total)}</strong>),
        },
      ]}
    />
  );
}
