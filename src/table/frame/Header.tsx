import type { ReactNode } from 'react';
import { useLookUp } from '../../game-api/lookUp';
import { useLookBack, useWords } from '../context';
import { Glyph } from '../controls/Glyph';
import { Menu } from '../controls/Menu';
import { Tip } from '../controls/Tip';
import { NextSteps } from './bar/NextSteps';

type HeaderProps = {
  readonly shell: ReactNode;
  /** Passed to the legend, which describes this game. */
  readonly G: unknown;
  /** Players in the order of their next turns */
  readonly next: readonly string[];
  /** The game's name, the current round, and active effects */
  readonly children: ReactNode;
};

export function Header({ shell, G, next, children }: HeaderProps) {
  return (
    <header className="header">
      <Menu>{shell}</Menu>
      <Tools />
      <LegendButton G={G} />
      {children}
      <span className="header-gap" />
      <NextSteps ids={next} />
    </header>
  );
}

/** Opens the history and the rules with one press. On a phone only the menu does. */
function Tools() {
  const { t } = useWords();
  const lookUp = useLookUp();
  const { log, onShow } = useLookBack();
  return (
    <>
      <Tip text={t('kit.lookBack')} side="bottom">
        <button
          type="button"
          className="menu-button header-tool"
          data-testid="header-history"
          aria-label={t('kit.lookBack')}
          onClick={() => onShow(log.length)}
        >
          <Glyph name="log" size={20} />
        </button>
      </Tip>
      {lookUp !== null && (
        <Tip text={t('kit.rules')} side="bottom">
          <button
            type="button"
            className="menu-button header-tool"
            data-testid="header-rules"
            aria-haspopup="dialog"
            aria-label={t('kit.rules')}
            onClick={() => lookUp({ kind: 'rules', rule: null })}
          >
            <Glyph name="book" size={20} />
          </button>
        </Tip>
      )}
    </>
  );
}

/** Opens the legend of icons over the table. */
function LegendButton({ G }: { readonly G: unknown }) {
  const { t } = useWords();
  const lookUp = useLookUp();
  if (lookUp === null) return null;
  return (
    <Tip text={t('kit.legendHint')} side="bottom">
      <button
        type="button"
        className="legend-button"
        data-testid="legend"
        aria-label={t('kit.legendHint')}
        onClick={() => lookUp({ kind: 'almanac', section: 'legend', G })}
      >
        ?
      </button>
    </Tip>
  );
}
