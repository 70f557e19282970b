import { type ReactNode, useState } from 'react';
import { isOpen } from '../../rules/contentOf';
import { BusinessFace } from '../cards/BusinessFace';
import { WorkerFace } from '../cards/WorkerFace';
import { usePick, useTable } from '../context';
import type { Intent } from '../legal';
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
function CardChoice<Id extends string>(props: CardChoiceProps<Id>) {
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

/** Round start (R7.3): which worker card to reveal. */
export function ChooseWorkerDialog() {
  const { legal, t, workerName, G } = useTable();
  return (
    <CardChoice
      testId="choose-worker-dialog"
      title={t('table.choose.workerTitle')}
      subtitle={t('table.choose.workerWhy', { round: G.round })}
      cards={legal.chooseWorkerCard}
      face={(id) => <WorkerFace id={id} />}
      nameOf={workerName}
      intentOf={(id) => ({ move: 'chooseWorkerCard', args: [id] })}
      confirm={(name) => t('table.choose.confirm', { name })}
    />
  );
}

/** The draft (R14.1): one business card of the pack, the rest goes on. */
export function DraftDialog() {
  const { G, legal, content, language, t, viewer } = useTable();
  const held = viewer === null ? 0 : G.players[viewer].hand.filter(isOpen).length;
  return (
    <CardChoice
      testId="draft-dialog"
      title={t('table.choose.draftTitle', { nth: held + 1 })}
      subtitle={t('table.choose.draftWhy')}
      cards={legal.draft}
      face={(id) => <BusinessFace id={id} />}
      nameOf={(id) => content.businesses[id].name[language]}
      intentOf={(id) => ({ move: 'draft', args: [id] })}
      confirm={(name) => t('table.choose.confirm', { name })}
    />
  );
}
