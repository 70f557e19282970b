import { Fragment, useContext } from 'react';
import { type IconAmount, sentenceOf } from '../../game-api/gameLog';
import { LogStyleContext } from '../../game-api/logStyle';
import { useSeats } from '../context';
import { Change } from '../controls/Change';
import type { RenderedLine } from '../log/renderTurns';
import type { StepIcon } from './context';

type StepIconsProps = {
  readonly icons: readonly IconAmount[];
  readonly Icon: StepIcon;
  readonly size?: number;
};

function OneStepIcon({
  shown,
  Icon,
  size,
}: { readonly shown: IconAmount } & Required<Omit<StepIconsProps, 'icons'>>) {
  const { mark } = useSeats();
  if ('word' in shown) return <span>{shown.word}</span>;
  if ('player' in shown) return mark(shown.player, size);
  const { icon, amount, change } = shown;
  return (
    <span className="step-icon">
      {amount !== undefined && (change === true ? <Change amount={amount} /> : amount)}
      <Icon icon={icon} size={size} />
    </span>
  );
}

/** Shows a line as icons. Hidden from screen readers, which get its sentence. */
export function StepIcons({ icons, Icon, size = 14 }: StepIconsProps) {
  return (
    <span className="step-icons" aria-hidden="true">
      {icons.map((shown, nth) => (
        <OneStepIcon key={nth} shown={shown} Icon={Icon} size={size} />
      ))}
    </span>
  );
}

type LineTextProps = {
  readonly line: RenderedLine;
  readonly Icon: StepIcon | null;
  /** Whether the player's name precedes the sentence */
  readonly followsName?: boolean;
};

/**
 * Shows a line as a sentence behind the icon of its move, or as icons only, with the sentence for screen readers. Lines
 * without icons and lines for which `Icon` is null show only the sentence.
 */
export function LineText({ line, Icon, followsName = false }: LineTextProps) {
  const style = useContext(LogStyleContext);
  const { signs, actor } = line;
  const text = followsName ? line.text : sentenceOf(line);
  if (signs === undefined || Icon === null) return text;
  if (style === 'icons')
    return (
      <>
        <StepIcons icons={signs} Icon={Icon} />
        <span className="visually-hidden">{text}</span>
      </>
    );
  const [first] = signs;
  return (
    <>
      {actor === undefined && first !== undefined && 'icon' in first && first.amount === undefined && (
        <>
          <StepIcons icons={[first]} Icon={Icon} />{' '}
        </>
      )}
      {text}
    </>
  );
}

type StepChangesProps = {
  readonly line: Pick<RenderedLine, 'changes' | 'unit'>;
  /** The player whose mark is omitted */
  readonly of: string;
  readonly Icon: StepIcon;
};

/** Shows how much each player gained or paid, with the unit. */
export function StepChanges({ line: { changes, unit }, of, Icon }: StepChangesProps) {
  const { player, mark } = useSeats();
  return changes.map(({ playerID, amount }) => (
    <span key={playerID} className="log-change">
      {' '}
      {playerID !== of && (
        <Fragment>
          {mark(playerID, 12)}
          <span className="visually-hidden">{player(playerID).name} </span>
        </Fragment>
      )}
      <Change amount={amount} />
      {unit !== undefined && (
        <>
          <span className="step-unit" aria-hidden="true">
            <Icon icon={unit.icon} size={13} />
          </span>
          <span className="visually-hidden"> {unit.word}</span>
        </>
      )}
    </span>
  ));
}
