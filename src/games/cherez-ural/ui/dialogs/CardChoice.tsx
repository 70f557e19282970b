import { type ReactNode, useState } from 'react';
import type { Intent } from '../../position/legal';
import { usePick, useTable } from '../context';
import { ActionButton } from '../parts/ActionButton';
import { Frame } from './Frame';

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

type CardChoiceProps<Id extends string> = {
  readonly testId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly cards: readonly Id[];
  readonly face: (id: Id) => ReactNode;
  readonly nameOf: (id: Id) => string;
  readonly intentOf: (id: Id) => Intent;
  readonly confirm: (name: string) => string;
};

/** One card out of several, by their full faces. The board can be looked at meanwhile. */
export function CardChoice<Id extends string>(props: CardChoiceProps<Id>) {
  const { testId, title, subtitle, cards, face, nameOf, intentOf, confirm } = props;
  const { t, run } = useTable();
  const pick = usePick();
  const [chosen, setChosen] = useState<Id | null>(null);
  return (
    <Frame
      testId={testId}
      title={title}
      subtitle={subtitle}
      size="full"
      onClose={() => pick({ do: 'hideChoice', hidden: true })}
      foot={
        <>
          <ActionButton
            testId="look-at-board"
            glyph="eye"
            label={t('table.choose.lookAtBoard')}
            reason={null}
            onPress={() => pick({ do: 'hideChoice', hidden: true })}
          />
          <span className="gap" />
          <ActionButton
            testId="confirm"
            look="primary"
            glyph="check"
            label={chosen === null ? t('table.choose.none') : confirm(nameOf(chosen))}
            reason={chosen === null ? t('table.choose.pickFirst') : null}
            onPress={() => chosen !== null && run([intentOf(chosen)])}
          />
        </>
      }
    >
      <div
        className={`faces faces-choice faces-${cards.length > 4 ? 'many' : 'few'}`}
        role="radiogroup"
        aria-label={title}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (step === undefined) return;
          event.preventDefault();
          const at = chosen === null ? (step > 0 ? -1 : 0) : cards.indexOf(chosen);
          const next = cards[(at + step + cards.length) % cards.length];
          setChosen(next);
          event.currentTarget.querySelector<HTMLElement>(`[data-testid="choose-${next}"]`)?.focus();
        }}
      >
        {cards.map((id) => (
          // biome-ignore lint/a11y/useSemanticElements: a whole card face is the choice, no input can hold it
          <button
            key={id}
            type="button"
            role="radio"
            aria-checked={chosen === id}
            className={chosen === id ? 'face-button face-button-chosen' : 'face-button'}
            data-testid={`choose-${id}`}
            onClick={() => setChosen(id)}
            onDoubleClick={() => run([intentOf(id)])}
          >
            {face(id)}
          </button>
        ))}
      </div>
    </Frame>
  );
}
