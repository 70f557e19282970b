import type { TableProps } from '../../game-api/module';
import { useWords } from '../context';
import { hintsAtEnd } from '../log/turnGroups';
import type { TextLogTexts } from './logTexts';
import { TextTurns } from './TextTurns';
import type { TextTurn } from './turnsInWords';

type TextLogProps<Section, G> = {
  readonly table: Pick<TableProps<G>, 'timeline' | 'notes' | 'shown' | 'onShow'>;
  readonly turns: readonly TextTurn<Section>[];
  readonly titleOf: TextLogTexts<Section, G>['titleOf'];
  readonly nameOf: (playerID: string) => string;
};

/** Shows the log with the latest part of the game and the latest turn first. */
export function TextLog<Section, G>({ table, turns, titleOf, nameOf }: TextLogProps<Section, G>) {
  const { timeline, notes, shown, onShow } = table;
  const { t } = useWords();
  const sections: { key: string; title: string; turns: TextTurn<Section>[] }[] = [];
  for (const turn of turns) {
    const title = titleOf(turn.section);
    const last = sections[sections.length - 1];
    if (last?.title === title) last.turns.unshift(turn);
    else sections.push({ key: turn.key, title, turns: [turn] });
  }
  const hintLines = (hints: readonly string[]) =>
    hints.map((playerID, index) => (
      <p key={`${playerID}${index}`}>{t('kit.log.hint', { name: nameOf(playerID) })}</p>
    ));
  return (
    <div data-testid="log" data-action="log">
      {sections.length === 0 && <p>{t('kit.log.empty')}</p>}
      {hintLines(hintsAtEnd(timeline.moves, notes))}
      {sections.reverse().map(({ key, title, turns: own }) => (
        <section key={key}>
          {title !== '' && <h3>{title}</h3>}
          <TextTurns turns={own} shown={shown} onShow={onShow} below={({ hints }) => hintLines(hints)} />
        </section>
      ))}
    </div>
  );
}
