import type { PlayerScore } from '../../game-api/module';
import { amountText } from '../../language/amount';
import { itemAt } from '../../rules-kit/indexed';
import { TextGrid } from './TextGrid';

type FinalGridProps = {
  readonly title: string;
  /** Text about the winner's lead; null if nobody else played. */
  readonly lead: string | null;
  /** By rank; all have the same parts. */
  readonly byPlace: readonly PlayerScore[];
  readonly nameOf: (playerID: string) => string;
  /** Headings of the score's parts and of their sum */
  readonly corner: string;
  readonly sum: string;
};

/** Shows the winner and the sources of each player's score. */
export function FinalGrid({ title, lead, byPlace, nameOf, corner, sum }: FinalGridProps) {
  return (
    <div data-testid="final-score">
      <p data-testid="final-title">{title}</p>
      {lead !== null && <p>{lead}</p>}
      <TextGrid
        corner={corner}
        columns={byPlace.map(({ playerID }) => ({ key: playerID, name: nameOf(playerID) }))}
        rows={[
          ...itemAt(byPlace, 0).parts.map(({ id, name }, at) => ({
            key: id,
            name,
            cells: byPlace.map(({ parts }) => amountText(itemAt(parts, at).amount)),
          })),
          {
            key: 'sum',
            name: sum,
            cells: byPlace.map(({ playerID, total }) => (
              <span key={playerID} data-testid={`final-gold-${playerID}`}>
                {amountText(total)}
              </span>
            )),
          },
        ]}
      />
    </div>
  );
}
