import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../context';
import { useBackCloses } from '../dialogs/backCloses';
import { readKey } from '../keys/readKey';
import { Glyph } from './Glyph';
import { Tip } from './Tip';

/** Controls of the app that are needed rarely. In a wide window, the header has a button for the settings. */
export function Menu({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  /** `settings` shows that group only. */
  const [open, setOpen] = useState<'all' | 'settings' | null>(null);
  /** Stays true after the first opening, because the buttons have dialogs that outlive the open menu. */
  const [isFilled, setFilled] = useState(false);
  if (open !== null && !isFilled) setFilled(true);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open === null) return;
    const close = (event: Event) => {
      const outside = event.target instanceof Node && box.current?.contains(event.target) === false;
      const isEscape = event instanceof KeyboardEvent && readKey(event) === 'Escape';
      // Otherwise the same key press would also close a plan below the menu.
      if (isEscape) event.preventDefault();
      if (outside || isEscape) setOpen(null);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [open]);
  useBackCloses(open === null ? null : () => setOpen(null));
  // A dialog covers the menu and returns the focus to the element that had it, so the menu's button takes the focus
  // first.
  const makeWay = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('[aria-haspopup="dialog"]') === null) return;
    button.current?.focus();
    setOpen(null);
  };
  return (
    <div className="menu" ref={box}>
      <button
        ref={button}
        type="button"
        className="menu-button"
        data-testid="menu"
        aria-expanded={open === 'all'}
        aria-label={t('kit.menu')}
        onClick={() => setOpen(open === 'all' ? null : 'all')}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5h14M3 10h14M3 15h14" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </button>
      <Tip text={open === null ? t('kit.settings') : null} side="bottom">
        <button
          type="button"
          className="menu-button header-tool"
          data-testid="settings"
          aria-expanded={open === 'settings'}
          aria-label={t('kit.settings')}
          onClick={() => setOpen(open === 'settings' ? null : 'settings')}
        >
          <Glyph name="settings" size={20} />
        </button>
      </Tip>
      <div
        className="menu-list"
        hidden={open === null}
        data-only={open === 'settings' ? '' : undefined}
        onClickCapture={makeWay}
      >
        {isFilled && children}
      </div>
    </div>
  );
}
