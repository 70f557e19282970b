import { useLayoutEffect, useRef, useState } from 'react';
import { entryOf, itemAt } from '../../../../rules-kit/indexed';
import { entriesOf } from '../../../../rules-kit/records';
import { ActionButton } from '../../../../table/controls/ActionButton';
import { IconAction } from '../../../../table/controls/IconAction';
import { Dialog } from '../../../../table/dialogs/Dialog';
import { MoveFoot } from '../../../../table/dialogs/MoveFoot';
import { OptionButton } from '../../../../table/dialogs/OptionButton';
import type { RoadSpaceId } from '../../content/terms';
import { metric } from '../../rules/metrics';
import { outpostOf, outpostVp } from '../../rules/scoring';
import { type Choice, playerOf, rowOf } from '../../rules/state/state';
import { effectsText } from '../../text/cardText';
import { roadName, rowName } from '../../text/words';
import { askedFrom, askedTitle } from '../../view-model/asked';
import { asks, driveOn, type PlannedStep, stepsFrom } from '../../view-model/expedition';
import { useTable } from '../context';
import { Effects } from '../icons/Effects';
import { GameIcon } from '../icons/Icon';
import { LookAtBoard } from './LookAtBoard';

type Expedition = Extract<Choice, { kind: 'expedition' }>;

/**
 * Plans the steps of an expedition, each for either caravan, up to a bonus tile that asks the player something. Sends
 * one move per point.
 */
export function ExpeditionDialog({ choice }: { readonly choice: Expedition }) {
  const table = useTable();
  const { G, t, run, content, dyeOf, language } = table;
  const [plan, setPlan] = useState<readonly PlannedStep[]>([]);
  const before = playerOf(G, choice.owner).caravans;
  const now = driveOn(before, plan);
  const tileAt = (stop: RoadSpaceId | undefined) =>
    content.bonusTiles.find(({ id }) => stop !== undefined && id === G.roadBonus[stop]);
  const left = choice.points - plan.length;
  const stopsAtTile = left > 0 && asks(tileAt(plan.at(-1)?.to)?.do ?? []);
  const options = left > 0 && !stopsAtTile ? stepsFrom(content.road, now) : [];
  const isWhole = options.length === 0;
  const says = (step: PlannedStep, from: readonly RoadSpaceId[]) => {
    const row = Number(step.to.charAt(1));
    const tile = tileAt(step.to);
    if (tile !== undefined) return effectsText(tile.do, language);
    if (step.to.startsWith('o')) {
      if (!rowOf(G, row).flipped) return t('table.step.outpostHidden');
      if (playerOf(G, choice.owner).flags.includes(row)) return t('table.step.flagThere');
      const outpost = outpostOf(G, rowOf(G, row).plain);
      return outpost === null
        ? t('table.step.flag')
        : t('table.step.flagScores', {
            what: t(`terms.metric.${outpost.metric}`),
            own: metric(G, choice.owner, outpost.metric),
            count: outpostVp(G, choice.owner, outpost),
          });
    }
    if (step.to === 'camp') {
      const rank =
        G.camp.length +
        from.filter((at) => at === 'camp').length -
        before.filter((at) => at === 'camp').length;
      return t('table.step.camp', { count: content.road.campVp[rank] ?? 0 });
    }
    const both = driveOn(from, [step]).every((at) => (content.road.junction[at] ?? 0) >= row);
    return step.to.startsWith('j') && both
      ? t('table.step.trail', { land: rowName(row) })
      : t('table.step.nothing');
  };
  const confirmText = () => {
    if (plan.length === 0) return t('table.primary.step');
    return stopsAtTile
      ? t('table.step.moveThenTile', { left })
      : t('table.step.move', { count: plan.length });
  };
  return (
    <Dialog
      testId="expedition-dialog"
      title={askedTitle(choice, table)}
      subtitle={`${askedFrom(choice, table)} · ${t('table.step.each')}`}
      emblem={<GameIcon name="expedition" size={36} />}
      size="wide"
      aside={
        <span className="flex-line gap-6">
          {t('table.step.left')}
          {Array.from({ length: choice.points }, (_, index) => index).map((index) => (
            <span
              key={index}
              className={index < plan.length ? 'flex-line gap-6 step-used' : 'flex-line gap-6'}
            >
              <GameIcon name="expedition" size={20} />
            </span>
          ))}
          <b>{left}</b>
        </span>
      }
      foot={
        <MoveFoot
          confirm={confirmText()}
          reason={isWhole ? null : t('table.step.all')}
          onConfirm={() => run(plan.map((step) => ({ move: 'step', args: [step] })))}
        >
          <LookAtBoard />
          <ActionButton
            testId="start-over"
            glyph="restart"
            label={t('table.step.over')}
            reason={plan.length > 0 ? null : t('table.step.noneYet')}
            onPress={() => setPlan([])}
          />
          <span className="faded dialog-aside">{t('table.step.bonusFirst')}</span>
        </MoveFoot>
      }
    >
      <RoadPlan choice={choice} plan={plan} options={options} onStep={(step) => setPlan([...plan, step])} />
      <div className="flex gap-14 at-top steps">
        <ol className="flex-column grow narrow gap-8 steps-planned">
          {plan.map((step, index) => (
            <li key={index} className="flex-row chip pale-edge gap-12 corner-8">
              <span className={`centred rigid bold disc step-number dye-${dyeOf(choice.owner)}`}>
                {index + 1}
              </span>
              <span>
                <strong>{t('table.step.caravanTo', { stop: roadName(step.to, language) })}</strong>
                <br />
                {says(step, driveOn(before, plan.slice(0, index)))}
              </span>
              <span className="gap" />
              <IconAction
                testId={`unplan-${index}`}
                glyph="undo"
                says={t('table.step.undo')}
                reason={null}
                onPress={() => setPlan(plan.slice(0, index))}
              />
            </li>
          ))}
          {plan.length === 0 && (
            <li className="flex-row faded chip pale-edge gap-12 corner-8">{t('table.step.press')}</li>
          )}
        </ol>
        <div className="flex-column grow narrow well gap-8 corner-8 steps-next">
          <h3 className="faded title-13">
            {t(
              options.length > 0
                ? 'table.step.next'
                : stopsAtTile
                  ? 'table.step.tileNext'
                  : 'table.step.ready',
            )}
          </h3>
          {options.map((step) => {
            const tile = tileAt(step.to);
            return (
              <OptionButton
                key={`${step.caravan}${step.to}`}
                testId={`step-${step.caravan}-${step.to}`}
                action={`step-${step.caravan}-${step.to}`}
                onPress={() => setPlan([...plan, step])}
              >
                <GameIcon name={`caravan-${dyeOf(choice.owner)}`} size={18} />
                <span>
                  {t('table.step.from', {
                    from: roadName(itemAt(now, step.caravan), language),
                    to: roadName(step.to, language),
                  })}
                </span>
                <span className="gap" />
                {tile === undefined ? (
                  <span className="faded size-13 plain option-words">{says(step, now)}</span>
                ) : (
                  <span className="flex-line corner-5 bonus-tile">
                    <Effects effects={tile.do} size={16} />
                  </span>
                )}
              </OptionButton>
            );
          })}
        </div>
      </div>
    </Dialog>
  );
}

const WIDE = 790;
const X: Readonly<Record<string, number>> = {
  start: 24,
  way: 84,
  ...Object.fromEntries(
    [1, 2, 3, 4].flatMap((row) => [
      [`j${row}`, 150 + (row - 1) * 148],
      [`b${row}`, 224 + (row - 1) * 148],
      [`o${row}`, 224 + (row - 1) * 148],
    ]),
  ),
  camp: 752,
};
/** Whether the stop is a bonus tile or an outpost, whose icons no caravan may cover. */
const isPlate = (stop: string) => /^[bo]/.test(stop);
const yOf = (stop: string) => (stop.startsWith('b') ? 42 : stop.startsWith('o') ? 134 : 88);

type RoadPlanProps = {
  readonly choice: Expedition;
  readonly plan: readonly PlannedStep[];
  readonly options: readonly PlannedStep[];
  readonly onStep: (step: PlannedStep) => void;
};

/** The road in large: caravans, planned steps and possible next stops. */
function RoadPlan({ choice, plan, options, onStep }: RoadPlanProps) {
  const { G, t, content, dyeOf, language } = useTable();
  const before = playerOf(G, choice.owner).caravans;
  const now = driveOn(before, plan);
  const lines = entriesOf(content.road.next).flatMap(([from, tos]) => tos.map((to) => ({ from, to })));
  const path = (from: string, to: string) => {
    const [x, y, u, v] = [entryOf(X, from), yOf(from), entryOf(X, to), yOf(to)];
    const middle = (x + u) / 2;
    return `M${x} ${y}C${middle} ${y} ${middle} ${v} ${u} ${v}`;
  };
  const others = G.turnOrder.filter((id) => id !== choice.owner);
  const road = useRef<HTMLDivElement>(null);
  const xs = options.map(({ to }) => entryOf(X, to));
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  useLayoutEffect(() => {
    // If the road is wider than the screen, scroll to the next stops.
    if (road.current !== null && Number.isFinite(middle))
      road.current.scrollLeft = middle - road.current.clientWidth / 2;
  }, [middle]);
  return (
    <div className="clip relative corner-8 road-plan" ref={road}>
      <svg className="absolute" width={WIDE} height="176" aria-hidden="true">
        {lines.map(({ from, to }) => (
          <path
            key={`${from}${to}`}
            d={path(from, to)}
            fill="none"
            stroke="var(--road)"
            strokeWidth="12"
            strokeLinecap="round"
          />
        ))}
        {lines.map(({ from, to }) => (
          <path
            key={`${from}-${to}`}
            d={path(from, to)}
            fill="none"
            stroke="var(--rut)"
            strokeWidth="1.3"
            strokeDasharray="5 3"
          />
        ))}
        {plan.map((step, index) => {
          const from = itemAt(driveOn(before, plan.slice(0, index)), step.caravan);
          return (
            <path
              key={index}
              className={`dye-${dyeOf(choice.owner)}`}
              d={path(from, step.to)}
              fill="none"
              stroke="var(--dye)"
              strokeWidth="5"
              strokeDasharray="2 6"
              strokeLinecap="round"
            />
          );
        })}
      </svg>
      {[1, 2, 3, 4].map((row) => {
        const tile = content.bonusTiles.find(({ id }) => id === G.roadBonus[`b${row}`]);
        return (
          <span key={row}>
            <span
              className="centred absolute disc junction junction-large"
              style={{ left: entryOf(X, `j${row}`) - 17, top: 88 - 17 }}
            >
              {rowName(row)}
            </span>
            {tile !== undefined && (
              <span
                className="flex-line absolute size-12-5 corner-5 bonus-tile road-bonus"
                style={{ left: X[`b${row}`], top: 42 }}
              >
                <Effects effects={tile.do} size={15} />
              </span>
            )}
            <span
              className={`flex-row gap-3 absolute corner-5 road-outpost${itemAt(G.rows, row - 1).flipped ? '' : ' road-outpost-hidden'}`}
              style={{ left: X[`o${row}`], top: 134 }}
            >
              <GameIcon name="flag" size={13} />
              <GameIcon name="ui-hut" size={14} />
            </span>
          </span>
        );
      })}
      <span
        className="centred absolute corner-8 camp camp-stop"
        style={{ left: entryOf(X, 'camp') - 20, top: 66 }}
      >
        <GameIcon name="camp" size={26} />
      </span>
      {others.flatMap((id, nth) =>
        playerOf(G, id).caravans.map((at, index) => (
          <span
            key={`${id}${index}`}
            className="absolute no-pointer cart"
            style={{
              left: entryOf(X, at) - 14 + nth * 11,
              top: yOf(at) + (at === 'camp' ? 14 : isPlate(at) ? 12 : 6) + index * 5,
            }}
          >
            <GameIcon name={`caravan-${dyeOf(id)}`} size={14} />
          </span>
        )),
      )}
      {now.map((at, index) => (
        <span
          key={index === 0 ? 'first' : 'second'}
          className="absolute no-pointer cart"
          style={{
            left: entryOf(X, at) - 18 + index * 9,
            top: yOf(at) - (isPlate(at) ? 37 : 24) - index * 4,
          }}
        >
          <GameIcon name={`caravan-${dyeOf(choice.owner)}`} size={23} />
        </span>
      ))}
      {plan.map(({ to }, index) => (
        <span
          key={index}
          className={`centred rigid bold disc step-number size-13 absolute no-pointer step-number-road dye-${dyeOf(choice.owner)}`}
          style={{ left: entryOf(X, to) + 12 + index * 4, top: yOf(to) - 40 }}
          aria-hidden="true"
        >
          {index + 1}
        </span>
      ))}
      {options.map((step) => (
        <button
          key={`${step.caravan}${step.to}`}
          type="button"
          className="bare absolute road-target"
          aria-label={t('table.step.to', { stop: roadName(step.to, language) })}
          style={{ left: entryOf(X, step.to) - 24, top: yOf(step.to) - 20, width: 48, height: 40 }}
          onClick={() => onStep(step)}
        />
      ))}
    </div>
  );
}
