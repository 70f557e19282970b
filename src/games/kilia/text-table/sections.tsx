/** All sections of the text table except the moves. */

import { itemAt } from '../../../rules-kit/indexed';
import { TextList } from '../../../table/text/TextList';
import { upcoming } from '../view-model/table';
import { useText } from './context';
import { boardLines, columnText } from './lines';

/** Shows the round, the current player and the open step. */
export function Now() {
  const { G, t, say, current, viewer, seat, step, isOver, order } = useText();
  const next = upcoming({ order });
  return (
    <>
      <p data-testid="when">
        {say('refreshed', { round: G.round })} {G.final && say('final')}
      </p>
      <p data-testid="whose">
        {isOver || current === null
          ? t('kit.gameOver')
          : current === viewer
            ? say('whose.you')
            : say('whose.other', { name: seat(current).name })}{' '}
        {current === viewer && step !== null && say(`step.${step.kind}`)}{' '}
        {current === viewer && G.turn.extra && say('extra')}
      </p>
      {next.length > 0 && (
        <p>
          {t('kit.next')}: {next.map((id) => seat(id).name).join(t('kit.comma'))}
        </p>
      )}
    </>
  );
}

export function Own() {
  const position = useText();
  return <TextList lines={boardLines(position, position.below)} />;
}

export function Row() {
  const position = useText();
  const { columns, piles, say, t, G } = position;
  return (
    <TextList
      lines={[
        ...columns.map((column) => columnText(position, column)),
        say('piles', {
          actions: piles.actions,
          zone: piles.topZone === null ? say('none') : t(`terms.zone.${piles.topZone}`),
          contracts: piles.contracts,
          sprats: G.sprats,
        }),
      ]}
    />
  );
}

export function WheelList() {
  const { wheels, t, seat } = useText();
  const names = (ids: readonly string[]) => ids.map((id) => seat(id).name).join(t('kit.comma'));
  return (
    <ul>
      {wheels.map(({ id, values, arriving }) => {
        const next = values.find(({ isNext }) => isNext);
        return (
          <li key={id}>
            {[
              t('wheel.label', {
                name: t(`terms.achievement.${id}`),
                next: next?.value ?? itemAt(values, -1).value,
              }),
              ...values.flatMap(({ value, owners }) =>
                owners.length === 0 ? [] : [t('wheel.taken', { value, names: names(owners) })],
              ),
              ...(arriving.length === 0 ? [] : [t('wheel.arriving', { names: names(arriving) })]),
              t(`terms.condition.${id}`),
            ].join(' · ')}
          </li>
        );
      })}
    </ul>
  );
}

export function Players() {
  const position = useText();
  const { G, below, seat } = position;
  return G.turnOrder
    .filter((id) => id !== below)
    .map((id) => (
      <section key={id}>
        <h3>{seat(id).name}</h3>
        <TextList lines={boardLines(position, id)} />
      </section>
    ));
}
