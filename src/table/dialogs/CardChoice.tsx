import { type ReactNode, useState } from 'react';
import { type Intent, useTurn, useWords } from '../context';
import { ActionButton } from '../controls/ActionButton';
import { Dialog } from './Dialog';

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
  /** Puts the dialog aside, so that the board can be looked at. */
  readonly onHide: () => void;
};

/** One card out of several, by their full faces. The board can be looked at meanwhile. */
export function CardChoice<Id extends string>(props: CardChoiceProps<Id>) {
  const { testId, title, subtitle, cards, face, nameOf, intentOf, onHide } = props;
  const { t } = useWords();
  const { run } = useTurn();
  const [chosen, setChosen] = useState<Id | null>(null);
  return (
    <Dialog
      testId={testId}
      title={title}
      subtitle={subtitle}
      size="full"
      onClose={onHide}
      foot={
        <>
          <ActionButton
            testId="look-at-board"
            glyph="eye"
            label={t('kit.choose.lookAtBoard')}
            reason={null}
            onPress={onHide}
          />
          <span className="gap" />
          <ActionButton
            testId="confirm"
            look="primary"
            glyph="check"
            label={chosen === null ? t('kit.choose.none') : t('kit.choose.confirm', { name: nameOf(chosen) })}
            reason={chosen === null ? t('kit.choose.pickFirst') : null}
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
    </Dialog>
  );
}
