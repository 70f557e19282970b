import { type ReactNode, useState } from 'react';
import { itemAt } from '../../rules-kit/indexed';
import { type Intent, useTurn, useWords } from '../context';
import { ActionButton } from '../controls/ActionButton';
import { Dialog } from './Dialog';
import { MoveFoot } from './MoveFoot';
import { RadioGroup } from './RadioGroup';

/** Number of card faces that fit beside the board */
const MOST_BESIDE = 3;

type CardChoiceProps<Id extends string> = {
  readonly testId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly cards: readonly Id[];
  readonly face: (id: Id) => ReactNode;
  readonly nameOf: (id: Id) => string;
  readonly intentOf: (id: Id) => Intent;
  /** Hides the dialog, so that the player can look at the board. */
  readonly onHide: () => void;
};

/**
 * Lets the player choose one card by its full face. A few cards are shown beside the board; more cards fill a dialog
 * that can be hidden.
 */
export function CardChoice<Id extends string>(props: CardChoiceProps<Id>) {
  const { testId, title, subtitle, cards, face, nameOf, intentOf, onHide } = props;
  const { t } = useWords();
  const { run } = useTurn();
  const [picked, setChosen] = useState<Id | null>(null);
  // The dialog may ask twice in a row, so a card from the first answer may be gone.
  const chosen = picked !== null && cards.includes(picked) ? picked : null;
  return (
    <Dialog
      testId={testId}
      title={title}
      subtitle={subtitle}
      size="full"
      isBeside={cards.length <= MOST_BESIDE}
      onClose={onHide}
      foot={
        <MoveFoot
          confirm={chosen === null ? t('kit.choose.none') : t('kit.choose.confirm', { name: nameOf(chosen) })}
          reason={chosen === null ? t('kit.choose.pickFirst') : null}
          onConfirm={() => chosen !== null && run([intentOf(chosen)])}
          move={intentOf(itemAt(cards, 0)).move}
        >
          <ActionButton
            testId="look-at-board"
            glyph="eye"
            label={t('kit.choose.lookAtBoard')}
            onPress={onHide}
          />
        </MoveFoot>
      }
    >
      <RadioGroup className={`faces faces-choice faces-${cards.length > 4 ? 'many' : 'few'}`} label={title}>
        {cards.map((id) => (
          // biome-ignore lint/a11y/useSemanticElements: a whole card face is the choice, no input can hold it
          <button
            key={id}
            type="button"
            role="radio"
            aria-checked={chosen === id}
            className={chosen === id ? 'face-button face-button-chosen' : 'face-button'}
            data-testid={`choose-${id}`}
            data-action={`choose-${id}`}
            onClick={() => setChosen(id)}
            onDoubleClick={() => run([intentOf(id)])}
          >
            {face(id)}
          </button>
        ))}
      </RadioGroup>
    </Dialog>
  );
}
