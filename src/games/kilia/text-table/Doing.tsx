import type { MoveTexts } from '../../../game-api/moveTexts';
import { History } from '../../../table/text/History';
import { MoveList, useDescribe } from '../../../table/text/MoveButton';
import { PickForm } from '../../../table/text/PickForm';
import { Unavailable } from '../../../table/text/Unavailable';
import { isMoveName, type MoveArgs, type MoveName } from '../rules/moves';
import { isListed, MOVES } from '../text/moves';
import { useText } from './context';

const TEXTS: MoveTexts<MoveArgs, never, never> = MOVES;
const MOVE_NAMES = Object.keys(MOVES).filter(isMoveName);

/** Returns the card or contract of a move, by which the list is grouped. */
const subjectOf = (args: readonly unknown[]): string => {
  const [first] = args;
  if (typeof first !== 'object' || first === null) return '';
  const { card, contract } = first as { readonly card?: string; readonly contract?: string };
  return card ?? contract ?? '';
};

/** Shows every legal move, with its text and a button. */
export function Doing() {
  const { viewer, moves, say, columns, refusal } = useText();
  const describe = useDescribe();
  if (viewer === null) return null;
  const titleOf = (subject: string): string => {
    const column = columns.find(({ card }) => card === subject)?.column;
    if (column !== undefined) return say('group.card', { column });
    if (subject === 'sprat') return say('group.sprat');
    return subject === ''
      ? say('group.all')
      : describe({ move: 'fulfilContract', args: [{ contract: subject }] });
  };
  const listed = MOVE_NAMES.filter(isListed).map((move) => ({
    move,
    list: moves.filter((legal) => legal.move === move),
  }));
  const buttons = moves.filter(({ move }) => isMoveName(move) && !isListed(move));
  const offOf = <Move extends MoveName>(move: Move) => {
    const args = TEXTS[move].asked;
    if (args === undefined || moves.some((legal) => legal.move === move)) return [];
    const reason = refusal(move, ...args);
    return reason === null ? [] : [{ move: describe({ move, args }), reason }];
  };
  return (
    <>
      {moves.length === 0 && <p>{say('kit.nothingToDo')}</p>}
      {listed.map(({ move, list }) => {
        const subjects = [...new Set(list.map(({ args }) => subjectOf(args)))];
        return (
          <PickForm
            key={move}
            name={move}
            label={say(`pick.${move}`)}
            confirm={say(`confirm.${move}`)}
            groups={subjects.map((subject) => ({
              title: titleOf(subject),
              options: list
                .filter(({ args }) => subjectOf(args) === subject)
                .map((intent) => ({
                  key: JSON.stringify(intent.args),
                  label: describe(intent),
                  intent,
                })),
            }))}
          />
        );
      })}
      {buttons.length > 0 && <MoveList intents={buttons} />}
      <History />
      <Unavailable moves={MOVE_NAMES.flatMap(offOf)} />
    </>
  );
}
