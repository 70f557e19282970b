import { autoPlacement, computePosition, hide, offset, shift } from '@floating-ui/dom';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../../house/language';
import { RuleText } from '../../house/lookUp';
import type { GuideStep } from '../../house/module';
import { useSettings } from '../settings';
import './guide.css';

type CoachCardProps = {
  readonly step: GuideStep;
  readonly language: Language;
  /** Goes on; null: a move is asked for instead. */
  readonly onRead: (() => void) | null;
  /** Plays the move that is asked for. */
  readonly onDoIt: (() => void) | null;
  readonly onLeave: () => void;
};

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const isShown = ({ width, height }: Box) => width > 0 && height > 0;

/** Where the things named are on the screen, in the dialog on top where one is open. */
function boxesOf(selectors: readonly string[]): readonly Box[] {
  const root = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
  return selectors.flatMap((selector) => {
    const found = [...root.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    return found.filter(isShown).map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
}

/** Follows the things named while they move: the map is panned, a panel opens. */
function useBoxes(selectors: readonly string[]): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    let frame = 0;
    let seen = '';
    const look = () => {
      const now = boxesOf(selectors);
      const text = JSON.stringify(now);
      if (text !== seen) setBoxes(now);
      seen = text;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [selectors]);
  return boxes;
}

const GAP = 14;

/** What the guide says, beside the first thing it speaks of; all those things wear a ring. */
export function CoachCard({ step, language, onRead, onDoIt, onLeave }: CoachCardProps) {
  const { t } = useSettings();
  const card = useRef<HTMLElement>(null);
  const boxes = useBoxes(step.press);
  const [first] = boxes;
  useEffect(() => {
    const element = card.current;
    if (element === null) return;
    const box = first ?? { x: innerWidth / 2, y: innerHeight / 3, width: 0, height: 0 };
    const target = { getBoundingClientRect: () => DOMRect.fromRect(box) };
    void computePosition(target, element, {
      strategy: 'fixed',
      middleware: [offset(GAP), autoPlacement({ padding: GAP }), shift({ padding: GAP }), hide()],
    }).then(({ x, y }) => {
      element.style.left = `${Math.round(x)}px`;
      element.style.top = `${Math.round(y)}px`;
    });
  }, [first]);
  return (
    <aside className="coach" ref={card} data-testid="coach" data-step={step.id} aria-label={t('guide.label')}>
      <div aria-live="polite">
        <h2>{step.title[language]}</h2>
        <p>
          <RuleText text={step.text[language]} />
        </p>
      </div>
      <div className="coach-buttons">
        <button type="button" className="coach-leave" data-testid="coach-leave" onClick={onLeave}>
          {t('guide.leave')}
        </button>
        {onDoIt !== null && (
          <button type="button" className="coach-leave" data-testid="coach-do" onClick={onDoIt}>
            {t('guide.doIt')}
          </button>
        )}
        {onRead !== null && (
          <button type="button" className="coach-next" data-testid="coach-next" onClick={onRead}>
            {t('guide.next')}
          </button>
        )}
      </div>
      {createPortal(
        boxes.map(({ x, y, width, height }) => (
          <span
            key={`${x} ${y}`}
            className="coach-ring"
            style={{ left: x - 4, top: y - 4, width: width + 8, height: height + 8 }}
          />
        )),
        document.body,
      )}
    </aside>
  );
}
