import { Fragment } from 'react';
import type { PlayerID } from '../../content/terms';
import { phaseKey } from '../../position/phaseKey';
import { hintsAtEnd, turnGroups } from '../../position/turnGroups';
import { MoveLink } from '../../ui/log/MoveLink';
import { useText } from '../context';
import { lineText } from '../lines';

type Line = { readonly move: number; readonly text: string };
type Turn = { readonly key: string; readonly hints: readonly PlayerID[]; readonly lines: readonly Line[] };

/** What happened, season by season, the latest season first and in each the latest turn first; each sentence leads to the
 *  position after it. */
export function LogList() {
  const position = useText();
  const { t, say } = position;
  const { timeline, notes } = position.past;
  const seasons: { key: string; title: string; turns: Turn[] }[] = [];
  const groups = turnGroups(timeline.at(timeline.moves).log, notes);
  for (const { key, round, phase, entries, moves, hints } of groups) {
    const title = say('when', {
      round: t('terms.round', { round }),
      phase: t(`terms.phase.${phaseKey(phase)}`),
    });
    const lines = entries.flatMap((entry, index) => {
      const text = lineText(position, entry);
      return text === null ? [] : [{ move: moves[index], text }];
    });
    const last = seasons[seasons.length - 1];
    if (last?.title === title) last.turns.unshift({ key, hints, lines });
    else seasons.push({ key, title, turns: [{ key, hints, lines }] });
  }
  return (
    <div data-testid="log">
      {seasons.length === 0 && <p>{t('table.log.empty')}</p>}
      <Hints of={hintsAtEnd(groups, notes)} />
      {seasons.reverse().map(({ key, title, turns }) => (
        <section key={key}>
          <h3>{title}</h3>
          <ul>
            {turns.map((turn) => (
              <li key={turn.key}>
                <Sentences lines={turn.lines} />
                <Hints of={turn.hints} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Sentences({ lines }: { readonly lines: readonly Line[] }) {
  const { t, past } = useText();
  return lines.map(({ move, text }, index) => (
    <Fragment key={move}>
      {index > 0 && t('table.log.join')}
      <MoveLink move={move} current={move === past.shown} onShow={past.onShow} className="text-move">
        {text}
      </MoveLink>
    </Fragment>
  ));
}

/** Who asked for a hint. */
function Hints({ of }: { readonly of: readonly PlayerID[] }) {
  const { t, seat } = useText();
  return of.map((playerID, index) => (
    <p key={`${playerID}${index}`}>{t('lookBack.hint', { name: seat(playerID).name })}</p>
  ));
}
