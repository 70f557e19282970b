import { Fragment } from 'react';
import type { TableProps } from '../../game-api/module';
import { useWords } from '../context';
import { MoveLink } from '../log/MoveLink';
import { hintsAtEnd, turnGroups } from '../log/turnGroups';
import { followsOf, type TextTelling } from './telling';

type Line = { readonly move: number; readonly text: string };
type Turn = {
  readonly follows: readonly string[];
  readonly key: string;
  readonly hints: readonly string[];
  readonly lines: readonly Line[];
};

type TextLogProps<Section, G> = {
  readonly table: Pick<TableProps<G>, 'timeline' | 'notes' | 'shown' | 'onShow'>;
  readonly telling: TextTelling<Section, G>;
  readonly nameOf: (playerID: string) => string;
};

/** What happened, the latest part of the game first and in each the latest turn first; each sentence leads to the
 *  position after it. */
export function TextLog<Section, G>({ table, telling, nameOf }: TextLogProps<Section, G>) {
  const { timeline, notes, shown, onShow } = table;
  const { shape, titleOf, tell } = telling;
  const { t } = useWords();
  const { log } = timeline.at(timeline.moves);
  const follows = followsOf(telling, timeline);
  const groups = turnGroups(log, shape, notes);
  const sections: { key: string; title: string; turns: Turn[] }[] = [];
  for (const [nth, { key, section, entries, moves, hints }] of groups.entries()) {
    const title = titleOf(section);
    const lines = entries.flatMap((entry, index) => {
      const text = tell(entry);
      return text === null ? [] : [{ move: moves[index], text }];
    });
    // What silent entries brought stands with the turn before them.
    const from = nth === 0 ? 0 : moves[0] - 1;
    const end = nth === groups.length - 1 ? log.length : groups[nth + 1].moves[0] - 1;
    const followed = log.slice(from, end).flatMap((entry, offset) => follows(entry, from + offset));
    const turn = { key, hints, lines, follows: followed };
    const last = sections[sections.length - 1];
    if (last?.title === title) last.turns.unshift(turn);
    else sections.push({ key, title, turns: [turn] });
  }
  const hintLines = (hints: readonly string[]) =>
    hints.map((playerID, index) => (
      <p key={`${playerID}${index}`}>{t('kit.log.hint', { name: nameOf(playerID) })}</p>
    ));
  return (
    <div data-testid="log">
      {sections.length === 0 && <p>{t('kit.log.empty')}</p>}
      {hintLines(hintsAtEnd(groups, notes))}
      {sections.reverse().map(({ key, title, turns }) => (
        <section key={key}>
          <h3>{title}</h3>
          <ul>
            {turns.map((turn) => (
              <li key={turn.key}>
                {turn.lines.map(({ move, text }, index) => (
                  <Fragment key={move}>
                    {index > 0 && t('kit.log.join')}
                    <MoveLink move={move} current={move === shown} onShow={onShow} className="text-move">
                      {text}
                    </MoveLink>
                  </Fragment>
                ))}
                {turn.follows.map((text) => (
                  <p key={text}>{text}</p>
                ))}
                {hintLines(turn.hints)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
