import type { ReactNode } from 'react';
import { itemAt } from '../../rules-kit/indexed';
import { readKey } from '../keys/readKey';

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

type RadioGroupProps = {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
};

/** Options of which one can be chosen, also by arrow keys. Its options are buttons of the role `radio`. */
export function RadioGroup({ label, className, children }: RadioGroupProps) {
  return (
    <div
      className={className}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => {
        const step = STEPS[readKey(event) ?? ''];
        if (step === undefined) return;
        event.preventDefault();
        const options = [
          ...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]:not([aria-disabled="true"])'),
        ];
        const chosen = options.findIndex((option) => option.getAttribute('aria-checked') === 'true');
        const at = chosen < 0 && step < 0 ? 0 : chosen;
        if (options.length === 0) return;
        const next = itemAt(options, (at + step + options.length) % options.length);
        next.focus();
        // A press on the chosen option may confirm it.
        if (next.getAttribute('aria-checked') !== 'true') next.click();
      }}
    >
      {children}
    </div>
  );
}
