/** Checks what screen readers get of a player's panel. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTranslators } from '../../src/language/translator';
import { PlayersContext, SeatsContext, WordsContext } from '../../src/table/context';
import { PlayerPanel } from '../../src/table/frame/players/PlayerPanel';
import type { KitWords } from '../../src/table/words';
import { kit } from '../../src/table/words/en';

it('says the name of the player once', () => {
  const t: KitWords = createTranslators<Parameters<KitWords>[0]>({
    en: { kit },
    ja: async () => ({}),
  }).translator('en');
  const seats = {
    player: (id: string) => ({ id, name: 'Anna', colour: 0 }),
    mark: () => null,
    shape: () => null,
    score: () => null,
  };
  const html = renderToStaticMarkup(
    <WordsContext value={{ language: 'en', t }}>
      <SeatsContext value={seats}>
        <PlayersContext value={{ ids: ['0'], current: null, viewer: null }}>
          <PlayerPanel playerID="0" starts={false} top={null} line={null} counts={null}>
            {null}
          </PlayerPanel>
        </PlayersContext>
      </SeatsContext>
    </WordsContext>,
  );
  // The tooltip of a name that doesn't fit is equal to it, so screen readers leave it out.
  expect(html.replace(/ title="[^"]*"/g, '').match(/Anna/g)).toHaveLength(1);
});
