import { upperFirst } from '../../../language/upperFirst';
import { History } from '../../../table/text/History';
import { MoveButton, useDescribe } from '../../../table/text/MoveButton';
import { PickForm, type PickOption } from '../../../table/text/PickForm';
import { ResourceForm } from '../../../table/text/ResourceForm';
import { Unavailable } from '../../../table/text/Unavailable';
import { RESOURCES, type Resources, WORKERS } from '../content/terms';
import { isMoveName, type MoveName } from '../rules/moves';
import { spacesInPlay } from '../rules/spaces';
import { playerOf } from '../rules/state/state';
import { cardName } from '../text/cardText';
import { MOVES } from '../text/moves';
import { spaceName } from '../text/words';
import { askedFrom, askedTitle } from '../view-model/asked';
import { useText } from './context';

const BUTTONS = Object.keys(MOVES)
  .filter(isMoveName)
  .filter((move) => MOVES[move].isListed !== true);
const BAGS = ['gain', 'convert', 'giveLoot'] as const satisfies readonly MoveName[];

/** Shows every legal move with its text and a button, and impossible moves with their rules. */
export function Doing() {
  const table = useText();
  const { G, viewer, legal, language, t, say, choice } = table;
  const describe = useDescribe();
  if (viewer === null) return null;
  const option = (move: MoveName, argument: unknown): PickOption => {
    const intent = { move, args: [argument] };
    return { key: JSON.stringify(argument), label: describe(intent), intent };
  };
  const nothing = Object.values(legal).every((each) => each.length === 0);
  return (
    <>
      {nothing && <p>{say('kit.nothingToDo')}</p>}
      {choice !== null && choice.owner === viewer && (
        <>
          <h3 data-testid="asked">{askedTitle(choice, table)}</h3>
          <p>{askedFrom(choice, table)}</p>
        </>
      )}
      <History />
      <PickForm
        name="place"
        label={say('where')}
        confirm={upperFirst(t('terms.move.place'))}
        groups={WORKERS.map((worker) => ({
          title: t(`terms.worker.${worker}`),
          options: legal.place.filter((each) => each.worker === worker).map((each) => option('place', each)),
        }))}
      />
      <PickForm
        name="placeNeutral"
        label={say('where')}
        confirm={upperFirst(t('terms.move.placeNeutral'))}
        groups={[
          {
            title: t('table.neutral', { number: '' }),
            options: legal.placeNeutral.map((each) => option('placeNeutral', each)),
          },
        ]}
      />
      <PickForm
        name="build"
        label={say('which')}
        confirm={upperFirst(t('terms.move.build'))}
        groups={[...new Set(legal.build.map(({ card }) => card))].map((card) => ({
          title: cardName(G, card, language),
          options: legal.build.filter((each) => each.card === card).map((each) => option('build', each)),
        }))}
      />
      <PickForm
        name="useCraftsman"
        label={say('which')}
        confirm={upperFirst(t('terms.move.useCraftsman'))}
        groups={[
          {
            title: t('table.craftsmen'),
            options: legal.useCraftsman.map((each) => option('useCraftsman', each)),
          },
        ]}
      />
      {BAGS.map((move) => legal[move].length > 0 && <Bags key={move} move={move} list={legal[move]} />)}
      <ul>
        {BUTTONS.flatMap((move) =>
          legal[move].map((argument) => {
            const args = argument === null ? [] : [argument];
            return (
              <li key={`${move}${JSON.stringify(argument)}`}>
                <MoveButton intent={{ move, args }} testId={move === 'endTurn' ? 'end-turn' : undefined} />
              </li>
            );
          }),
        )}
      </ul>
      <Closed />
    </>
  );
}

type BagsProps = { readonly move: (typeof BAGS)[number]; readonly list: readonly Resources[] };

function Bags({ move, list }: BagsProps) {
  const { G, viewer, t, say, refusal } = useText();
  const kinds = RESOURCES.filter((kind) => list.some((bag) => (bag[kind] ?? 0) > 0));
  return (
    <ResourceForm
      name={move}
      title={upperFirst(t(`terms.move.${move}`))}
      kinds={RESOURCES}
      refusal={({ out }) => refusal(move, out)}
      fields={kinds.map((kind) => ({
        side: 'out',
        kind,
        label: say('field', {
          resource: t(`terms.resource.${kind}`),
          has: viewer === null ? 0 : playerOf(G, viewer).resources[kind],
        }),
        most: Math.max(...list.map((bag) => bag[kind] ?? 0)),
      }))}
      list={list.map((bag) => ({ out: bag, in: {} }))}
      intentOf={({ out }) => ({ move, args: [out] })}
      confirm={upperFirst(t(`terms.move.${move}`))}
    />
  );
}

/** Lists spaces closed to the first worker in hand, with the rule for each. */
function Closed() {
  const { G, viewer, legal, language, refusal } = useText();
  const worker = WORKERS.find((kind) => legal.place.some((each) => each.worker === kind));
  if (viewer === null || worker === undefined) return null;
  return (
    <Unavailable
      moves={spacesInPlay(G, viewer).flatMap((space) => {
        const reason = refusal('place', { worker, space });
        return reason === null ? [] : [{ move: spaceName(space, language), reason }];
      })}
    />
  );
}
