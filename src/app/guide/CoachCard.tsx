import { computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { BRING_IN_SIGHT } from '../../game-api/guide';
import { RuleText } from '../../game-api/lookUp';
import type { GuideStep } from '../../game-api/module';
import type { Language } from '../../language/language';
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

/** Whether the middle of an element is on the screen, cut off by nothing that it lies in. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [middle, centre] = [x + width / 2, y + height / 2];
  if (width === 0 || middle < 0 || centre < 0 || middle > innerWidth || centre > innerHeight) return false;
  for (
    let around = element.parentElement;
    around !== null && around !== document.body;
    around = around.parentElement
  ) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const box = around.getBoundingClientRect();
    if (middle < box.left || middle > box.right || centre < box.top || centre > box.bottom) return false;
  }
  return true;
}

/** The things named, in the dialog on top where one is open. */
function find(selectors: readonly string[]): readonly Element[] {
  const root = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
  return selectors.flatMap((selector) => [...root.querySelectorAll(selector)]);
}

const boxesOf = (selectors: readonly string[]): readonly Box[] =>
  find(selectors)
    .filter(isInSight)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });

/** Brings the first thing named on the screen: scrolled to, or on a map by moving its window. False: it is not there yet. */
function bringInSight(selectors: readonly string[]): boolean {
  const [first] = find(selectors);
  if (first === undefined) return false;
  if (isInSight(first)) return true;
  first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (!isInSight(first)) first.dispatchEvent(new Event(BRING_IN_SIGHT, { bubbles: true }));
  return true;
}

/** The card changes its height with the step, and the map its size with the card. */
const SETTLE_MS = 300;
/** What a learner does who looks around by himself. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown'] as const;

/** Keeps the first thing named in sight until the learner moves about: it may be drawn late (a map's targets follow the
 *  actions), and the map may take another size with the card's. */
function useInSight(selectors: readonly string[]): void {
  useEffect(() => {
    let wasThere = false;
    const timer = setInterval(() => {
      wasThere = bringInSight(selectors) || wasThere;
    }, SETTLE_MS);
    const leave = () => {
      if (wasThere) clearInterval(timer);
    };
    for (const kind of BY_HAND) window.addEventListener(kind, leave, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const kind of BY_HAND) window.removeEventListener(kind, leave, { capture: true });
    };
  }, [selectors]);
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

const GAP = 26;

/** What the guide says, beside the first thing it speaks of; all those things wear a ring. */
export function CoachCard({ step, language, onRead, onDoIt, onLeave }: CoachCardProps) {
  const { t } = useSettings();
  const card = useRef<HTMLElement>(null);
  const boxes = useBoxes(step.press);
  useInSight(step.press);
  const [first] = boxes;
  useEffect(() => {
    const element = card.current;
    if (element === null) return;
    const box = first ?? { x: innerWidth / 2, y: innerHeight / 3, width: 0, height: 0 };
    const target = { getBoundingClientRect: () => DOMRect.fromRect(box) };
    void computePosition(target, element, {
      strategy: 'fixed',
      placement: 'top',
      middleware: [
        offset(GAP),
        flip({ padding: 8, fallbackPlacements: ['right', 'left', 'bottom'] }),
        shift({ padding: 8 }),
      ],
    }).then(({ x, y }) => {
      element.style.setProperty('--x', `${Math.round(x)}px`);
      element.style.setProperty('--y', `${Math.round(y)}px`);
    });
  }, [first]);
  return (
    <aside
      className="coach"
      ref={card}
      data-testid="coach"
      data-step={step.id}
      aria-label={t('guide.label')}
      aria-live="polite"
    >
      <h2>{step.title[language]}</h2>
      <p>
        <RuleText text={step.text[language]} />
      </p>
      <button
        type="button"
        className="coach-leave"
        data-testid="coach-leave"
        aria-label={t('guide.leave')}
        title={t('guide.leave')}
        onClick={onLeave}
      >
        ×
      </button>
      {onDoIt !== null && (
        <button type="button" className="coach-do" data-testid="coach-do" onClick={onDoIt}>
          {t('guide.doIt')}
        </button>
      )}
      {onRead !== null && (
        <button type="button" className="coach-next" data-testid="coach-next" onClick={onRead}>
          {t('guide.next')}
        </button>
      )}
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
