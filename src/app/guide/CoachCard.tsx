import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { BRING_IN_SIGHT } from '../../game-api/guide';
import { RuleText } from '../../game-api/lookUp';
import type { GuideStep } from '../../game-api/module';
import type { Language } from '../../language/language';
import { type Box, clearPlace } from '../../table/controls/clearPlace';
import { isInSight } from '../../table/controls/inSight';
import { useLateWords } from '../lateWords';
import { WHERE, whereFrom } from './where';
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

/** The things named, each once, in the dialog on top where one is open. */
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

/** Where one thing lies from another, as the table is laid out now. */
function useWhere(text: string): string {
  const say = useLateWords();
  const [said, setSaid] = useState('');
  const asks = text.includes('{{');
  useLayoutEffect(() => {
    if (!asks) return;
    const look = () =>
      setSaid(
        text.replace(WHERE, (_, one: string, other: string) => {
          const [a, b] = [one, other].map((selector) => boxesOf([selector]).at(0));
          return say(`guide.where.${a === undefined || b === undefined ? 'near' : whereFrom(a, b)}`);
        }),
      );
    look();
    const timer = setInterval(look, SETTLE_MS);
    return () => clearInterval(timer);
  }, [text, say, asks]);
  return asks ? said : text;
}

/** A text whose rule numbers open the rules, and in which the labels of buttons, `*…*`, are emphasised. */
function CoachText({ text }: { readonly text: string }) {
  return text
    .split('*')
    .map((part, index) =>
      index % 2 === 1 ? <strong key={index}>{part}</strong> : <RuleText key={index} text={part} />,
    );
}

/** Px from what it speaks of. */
const GAP = 14;
/** The button of the next step, which comes to life once something is chosen. */
const KEPT_CLEAR = ['.primary-slot'];

/** What the guide says, where it covers nothing of what it speaks of; all those things wear a ring. */
export function CoachCard({ step, language, onRead, onDoIt, onLeave }: CoachCardProps) {
  const say = useLateWords();
  const card = useRef<HTMLElement>(null);
  const boxes = useBoxes(step.press);
  const text = useWhere(step.text[language]);
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
