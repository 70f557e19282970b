import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LinkCard, LinkOf, LinkPlace } from '../../game-api/links';
import { useWords } from '../context';
import { Bubble } from '../controls/Bubble';
import { usePortal } from '../controls/portal';
import { useBackCloses } from '../dialogs/backCloses';
import { readKey } from '../keys/readKey';
import { useStable } from '../rendering/useStable';
import type { StepIcon } from '../story/context';
import { bringToSight } from './bringToSight';
import { useAsk, useAsked } from './context';
import { LinkLines } from './LinkLines';
import { LinkRings, ringsOf } from './LinkRings';
import { anySelector, linesOf, type Marks, MOST_LINES } from './link';
import { type Look, type LookTarget, watchLooks } from './look';
import { lookAround, lookOn } from './lookAround';
import { WhereGet } from './WhereGet';

type LinksProps = {
  readonly linkOf: LinkOf;
  readonly marks: Marks;
  readonly Icon: StepIcon;
};

/** Shows the links of the hovered or focused thing: its card, and rings around the linked things. */
export function Links({ linkOf, marks, Icon }: LinksProps) {
  const table = usePortal();
  const [look, setLook] = useState<Look | null>(null);
  const asked = useAsked();
  const ask = useAsk();
  useEffect(() => (table === null ? undefined : watchLooks(table, marks, setLook)), [table, marks]);
  // A move may remove the element.
  const seen = look?.element.isConnected === true ? look : null;
  const card = useCard(seen?.link ?? null, linkOf);
  const answer = useCard(asked, linkOf);
  const lit = card ?? answer;
  const places = useMemo(() => lit?.lists.flatMap((list) => list.places) ?? [], [lit]);
  const close = useStable(() => setLook(null));
  const closeAnswer = useStable(() => ask(null));
  return (
    <>
      <LookAround linkOf={linkOf} marks={marks} />
      {places.length > 0 && <LinkRings places={places} marks={marks} Icon={Icon} />}
      {card !== null && seen?.isOpen === true && (
        <OpenCard
          key={seen.link}
          card={card}
          element={seen.element}
          places={places}
          marks={marks}
          onClose={close}
        />
      )}
      {answer !== null && (
        <AskedCard
          key={asked}
          card={answer}
          marks={marks}
          isTopmost={seen?.isOpen !== true}
          onClose={closeAnswer}
        />
      )}
    </>
  );
}

const useCard = (link: string | null, linkOf: LinkOf): LinkCard | null =>
  useMemo(() => (link === null ? null : linkOf(link)), [link, linkOf]);

type OpenCardProps = {
  readonly card: LinkCard;
  readonly element: LookTarget;
  readonly places: readonly LinkPlace[];
  readonly marks: Marks;
  readonly onClose: () => void;
};

function OpenCard({ card, element, places, marks, onClose }: OpenCardProps) {
  const id = useId();
  const table = usePortal();
  const keepClear = useCallback(
    () => (table === null ? [] : ringsOf(table, places.slice(0, MOST_LINES), marks)),
    [table, places, marks],
  );
  const at = useMemo(() => element.getBoundingClientRect(), [element]);
  useEffect(() => {
    const others = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', others === null ? id : `${others} ${id}`);
    return () => {
      if (others === null) element.removeAttribute('aria-describedby');
      else element.setAttribute('aria-describedby', others);
    };
  }, [element, id]);
  const { asks } = card;
  return (
    <Bubble
      id={id}
      side="top"
      wide={false}
      of={element}
      at={at}
      keepClear={keepClear}
      onStay={() => undefined}
      onLeave={() => undefined}
      onClose={onClose}
      text={
        <div className="link-card" data-testid="link-card">
          <h3>{card.title}</h3>
          <LinkLines card={card} most={linesOf(card)} />
          {asks !== undefined && <WhereGet link={asks} onPress={onClose} />}
        </div>
      }
    />
  );
}

type AskedCardProps = {
  readonly card: LinkCard;
  readonly marks: Marks;
  /** Whether Escape closes this card; false while something covers it. */
  readonly isTopmost: boolean;
  readonly onClose: () => void;
};

/**
 * The requested card, shown until it is closed. On desktop it covers the log, so that the whole board stays visible; on
 * a phone it covers the sheet.
 */
function AskedCard({ card, marks, isTopmost, onClose }: AskedCardProps) {
  const { t } = useWords();
  const table = usePortal();
  useBackCloses(onClose);
  const asked = useRef(card);
  useEffect(() => {
    const board = table?.querySelector('.board-area') ?? null;
    if (board !== null) bringToSight(board, asked.current, marks);
  }, [table, marks]);
  useEffect(() => {
    if (!isTopmost) return;
    const close = (event: globalThis.KeyboardEvent) => readKey(event) === 'Escape' && onClose();
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [isTopmost, onClose]);
  const place = table?.querySelector('.side') ?? table?.querySelector('.board-area') ?? null;
  return (
    place !== null &&
    createPortal(
      <section className="link-card link-asked" data-testid="link-asked" aria-live="polite">
        <h3>{card.title}</h3>
        <button type="button" className="link-close" aria-label={t('kit.close')} onClick={onClose}>
          ×
        </button>
        <LinkLines card={card} opens />
      </section>,
      place,
    )
  );
}

/** Button that starts looking around by keyboard. The arrow keys then move from thing to thing. */
function LookAround({ linkOf, marks }: Pick<LinksProps, 'linkOf' | 'marks'>) {
  const { t } = useWords();
  const table = usePortal();
  const [isOn, setOn] = useState(false);
  const step = useStable((event: globalThis.KeyboardEvent) => {
    const { target } = event;
    const key = readKey(event);
    const isThing = target instanceof HTMLElement || target instanceof SVGElement;
    if (table === null || !isThing || !target.matches(anySelector(marks))) return setOn(false);
    if (key === null || !key.startsWith('Arrow')) return;
    // Keep the key from the board, which would move or go to the next target.
    if (lookOn(table, target, key, marks, linkOf)) event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('keydown', step, { capture: true });
    return () => window.removeEventListener('keydown', step, { capture: true });
  }, [isOn, step]);
  const begin = () => {
    if (table === null) return;
    lookAround(table, marks, linkOf);
    setOn(true);
  };
  const press = (event: KeyboardEvent) => {
    if (readKey(event)?.startsWith('Arrow') === true) begin();
  };
  return (
    <button
      type="button"
      className="look-around"
      data-testid="look-around"
      data-action="look-around"
      onClick={begin}
      onKeyDown={press}
    >
      {t('kit.links.lookAround')}
    </button>
  );
}
