import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { BRING_IN_SIGHT } from '../../game-api/guide';
import { RuleText } from '../../game-api/lookUp';
import type { GuideStep } from '../../game-api/module';
import type { Language } from '../../language/language';
import { type Box, clearPlace } from '../../table/controls/clearPlace';
import { isInSight } from '../../table/controls/inSight';
import { useLateWords } from '../lateWords';
import { DIRECTION, directionFrom } from './direction';
import './guide.css';

type CoachCardProps = {
  readonly step: GuideStep;
  readonly language: Language;
  /** Continues to the next step. Null: the learner has to make a move instead. */
  readonly onRead: (() => void) | null;
  readonly onDoIt: (() => void) | null;
  readonly onLeave: () => void;
};

/** Returns the elements that match, each once. If a dialog is open, it searches only the topmost one. */
function find(selectors: readonly string[]): readonly Element[] {
  const root = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
  return [...new Set(selectors.flatMap((selector) => [...root.querySelectorAll(selector)]))];
}

const boxesOf = (selectors: readonly string[]): readonly Box[] =>
  find(selectors)
    .filter(isInSight)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });

/** Brings the first match into view: by scrolling, or by panning the map. Returns false if it is not rendered yet. */
function bringInSight(selectors: readonly string[]): boolean {
  const [first] = find(selectors);
  if (first === undefined) return false;
  if (isInSight(first)) return true;
  first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (!isInSight(first)) first.dispatchEvent(new Event(BRING_IN_SIGHT, { bubbles: true }));
  return true;
}

/** Ms between checks: the card's height changes with the step, and the map's size with the card. */
const SETTLE_MS = 300;
/** Events that show that the learner is moving around on the page. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Keeps the first match in view until the learner moves around. It may be rendered late (a map's targets follow the
 * actions), and the map may be resized with the card.
 */
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

/** Returns the boxes of the matches, updated every frame, because panning the map or opening a panel moves them. */
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

/** Fills in the relative positions in a text (`{{.a|.b}}`) by the current layout. */
function useDirections(text: string): string {
  const say = useLateWords();
  const [said, setSaid] = useState('');
  const asks = text.includes('{{');
  useLayoutEffect(() => {
    if (!asks) return;
    const look = () =>
      setSaid(
        text.replace(DIRECTION, (_, one: string, other: string) => {
          const [a, b] = [one, other].map((selector) => boxesOf([selector]).at(0));
          return say(`guide.where.${a === undefined || b === undefined ? 'near' : directionFrom(a, b)}`);
        }),
      );
    look();
    const timer = setInterval(look, SETTLE_MS);
    return () => clearInterval(timer);
  }, [text, say, asks]);
  return asks ? said : text;
}

/** Renders a text in which rule numbers open the rules and button labels (`*…*`) are emphasised. */
function CoachText({ text }: { readonly text: string }) {
  return text
    .split('*')
    .map((part, index) =>
      index % 2 === 1 ? <strong key={index}>{part}</strong> : <RuleText key={index} text={part} />,
    );
}

/** Distance in px between the card and the highlighted element. */
const GAP = 14;
/** The button for the next step, which becomes active after a choice. The card must not cover it. */
const KEPT_CLEAR = ['.primary-slot'];

/** Shows a guide step next to the highlighted elements without covering them. Each of them gets a ring. */
export function CoachCard({ step, language, onRead, onDoIt, onLeave }: CoachCardProps) {
  const say = useLateWords();
  const card = useRef<HTMLElement>(null);
  const boxes = useBoxes(step.press);
  const text = useDirections(step.text[language]);
  useInSight(step.press);
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return;
    const put = () => {
      const { width, height } = element.getBoundingClientRect();
      const window = { width: innerWidth, height: innerHeight };
      const [first = { x: innerWidth / 2, y: innerHeight / 3, width: 0, height: 0 }] = boxes;
      const keepClear = [...boxes, ...boxesOf(KEPT_CLEAR)];
      const { x, y } = clearPlace({ width, height }, first, keepClear, window, GAP);
      element.style.setProperty('--x', `${x}px`);
      element.style.setProperty('--y', `${y}px`);
    };
    put();
    const observer = new ResizeObserver(put);
    observer.observe(element);
    return () => observer.disconnect();
  }, [boxes]);
  return (
    <aside
      className="coach"
      ref={card}
      data-testid="coach"
      data-step={step.id}
      aria-label={say('guide.label')}
      aria-live="polite"
    >
      <h2>{step.title[language]}</h2>
      <p>
        <CoachText text={text} />
      </p>
      <button
        type="button"
        className="coach-leave"
        data-testid="coach-leave"
        aria-label={say('guide.leave')}
        title={say('guide.leave')}
        onClick={onLeave}
      >
        ×
      </button>
      {onDoIt !== null && (
        <button type="button" className="coach-do" data-testid="coach-do" onClick={onDoIt}>
          {say('guide.doIt')}
        </button>
      )}
      {onRead !== null && (
        <button type="button" className="coach-next" data-testid="coach-next" onClick={onRead}>
          {say('guide.next')}
        </button>
      )}
      {createPortal(
        boxes.map(({ x, y, width, height }) => (
          <span
            key={`${x} ${y} ${width} ${height}`}
            className="coach-ring"
            style={{ left: x - 4, top: y - 4, width: width + 8, height: height + 8 }}
          />
        )),
        document.body,
      )}
    </aside>
  );
}
