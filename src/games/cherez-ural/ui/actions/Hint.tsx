import { Hint } from '../../../../table/frame/Hint';
import type { Choice, RouteLeg } from '../../position/targets';
import { usePick, usePointed, useSelected, useTable } from '../context';
import { Sign } from '../icons/index';
import { useHint } from './useHint';

/** What to do next, or what the primary button will do, leg by leg. */
export function NextStep() {
  const { text, choice, then } = useHint();
  return (
    <Hint text={text}>
      {choice !== null && (
        <>
          <Ways />
          <Legs choice={choice} />
        </>
      )}
      {then !== null && <p className="hint-then">{then}</p>}
    </Hint>
  );
}

/** The ways of going to the chosen space, where there is more than one. */
export function Ways() {
  const { t, workerName, legal } = useTable();
  const { selection, targets } = useSelected();
  const { picked } = usePointed();
  const pick = usePick();
  const choices = picked === null ? [] : (targets.get(picked.space) ?? []);
  if (picked === null || choices.length < 2) return null;
  const fixed = selection.target !== picked.space;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <span className="ways" role="group" aria-label={t('table.hint.ways')}>
      {choices.map((choice, index) => (
        <button
          key={`${choice.worker}${choice.by}`}
          type="button"
          className={`way by-${choice.by}${choice === picked.choice ? ' way-chosen' : ''}`}
          aria-pressed={choice === picked.choice}
          aria-disabled={fixed}
          data-testid={`way-${choice.worker}-${choice.by}`}
          onClick={() => !fixed && pick({ do: 'pickChoice', choice: index })}
        >
          <Sign name={choice.by} size={13} />
          {legal.activateWorker.length > 0 && choice.worker !== null
            ? workerName(choice.worker)
            : t(`table.by.${choice.by}`)}
          {choice.cost !== null && <strong>{choice.cost}</strong>}
        </button>
      ))}
    </span>
  );
}

/** Each leg with its sign and cost: by water what it uses, else where it leads. */
export function Legs({ choice }: { readonly choice: Choice }) {
  const { t, spaceName } = useTable();
  const name = (leg: RouteLeg) =>
    leg.kind === 'sled' || leg.kind === 'land' ? spaceName(leg.to) : t(`terms.leg.${leg.kind}`);
  return (
    <span className="legs">
      {choice.legs.map((leg) => (
        <span key={leg.to} className={`leg leg-${leg.kind}`}>
          <Sign name={leg.kind} size={13} />
          {name(leg)} {leg.cost}
        </span>
      ))}
    </span>
  );
}
