import type { TableProps } from '../../game-api/module';
import { itemAt } from '../../rules-kit/indexed';
import { type TurnGroup, turnGroups } from '../log/turnGroups';
import { followsOf, type TextLogTexts } from './logTexts';

export type TextTurn<Section> = Pick<
  TurnGroup<Section>,
  'key' | 'playerID' | 'section' | 'hints' | 'standIn' | 'moves'
> & {
  /** Lines about the player's moves. Each leads to the position after it. */
  readonly lines: readonly { readonly move: number; readonly text: string }[];
  /** Lines about consequences that no player chose */
  readonly follows: readonly string[];
};

/** Returns the whole log as text, turn by turn. */
export function textTurns<Section, G>(
  { timeline, notes }: Pick<TableProps<G>, 'timeline' | 'notes'>,
  telling: TextLogTexts<Section, G>,
): readonly TextTurn<Section>[] {
  const { shape, tell } = telling;
  const { log } = timeline.at(timeline.moves);
  const follows = followsOf(telling, timeline);
  const groups = turnGroups(log, shape, notes);
  return groups.map(({ entries, ...group }, nth) => {
    const { moves } = group;
    // Consequences of silent entries belong to the turn before them.
    const from = nth === 0 ? 0 : moves[0] - 1;
    const next = groups[nth + 1];
    const end = next === undefined ? log.length : next.moves[0] - 1;
    return {
      ...group,
      lines: entries.flatMap((entry, index) => {
        const text = tell(entry);
        return text === null ? [] : [{ move: itemAt(moves, index), text }];
      }),
      follows: log.slice(from, end).flatMap((entry, offset) => follows(entry, from + offset)),
    };
  });
}
