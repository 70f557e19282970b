/** Checks what a line of the log shows as a sentence and as icons. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type LogStyle, LogStyleContext } from '../../src/game-api/logStyle';
import { SeatsContext } from '../../src/table/context';
import type { RenderedLine } from '../../src/table/log/renderTurns';
import { MomentLine } from '../../src/table/story/Moments';
import { LineText, StepChanges } from '../../src/table/story/StepIcons';

const LINE: RenderedLine = {
  text: 'expands the Warehouse for 2 wheat',
  needsName: true,
  signs: [{ icon: 'warehouse' }, { icon: 'wheat', amount: -2, change: true }],
  changes: [{ playerID: '1', amount: -3 }],
  unit: { icon: 'coin', word: 'coins' },
  move: 1,
  key: '1',
  happening: null,
};
const Icon = ({ icon }: { readonly icon: string }) => <i>{icon}</i>;
const SEATS = {
  player: (id: string) => ({ id, name: 'Anna', colour: 0 }),
  mark: (id: string) => <b>{id}</b>,
  shape: () => null,
  score: () => null,
};

const shown = (style: LogStyle, followsName: boolean): string =>
  renderToStaticMarkup(
    <SeatsContext value={SEATS}>
      <LogStyleContext value={style}>
        <LineText line={LINE} Icon={Icon} followsName={followsName} />
      </LogStyleContext>
    </SeatsContext>,
  );
const words = (html: string): string => html.replace(/<[^>]*>/g, '');

describe('a line of the log', () => {
  it('shows the icon of the move and the sentence', () => {
    expect(words(shown('sentences', true))).toBe('warehouse expands the Warehouse for 2 wheat');
  });

  it('capitalizes the sentence when no name precedes it', () => {
    expect(words(shown('sentences', false))).toBe('warehouse Expands the Warehouse for 2 wheat');
  });

  it('shows all icons and hides the sentence when icons are chosen', () => {
    const html = shown('icons', false);
    expect(html).toContain('<i>wheat</i>');
    expect(html).toContain('<span class="visually-hidden">Expands the Warehouse for 2 wheat</span>');
  });

  it('names a thing once when it is announced to everyone', () => {
    const line = {
      ...LINE,
      text: 'Situation “Treaty of Nerchinsk”: …',
      signs: [{ icon: 'situation' }, { word: 'Treaty of Nerchinsk' }],
    };
    const html = renderToStaticMarkup(
      <SeatsContext value={SEATS}>
        <MomentLine line={line} Icon={Icon} />
      </SeatsContext>,
    );
    expect(words(html)).toBe('situationSituation “Treaty of Nerchinsk”: …');
  });

  it('shows amounts with their unit and, for another player, with the mark', () => {
    const changes = (of: string) =>
      words(
        renderToStaticMarkup(
          <SeatsContext value={SEATS}>
            <StepChanges line={LINE} of={of} Icon={Icon} />
          </SeatsContext>,
        ),
      );
    expect(changes('1')).toBe(' −3coin coins');
    expect(changes('0')).toBe(' 1Anna −3coin coins');
  });
});
