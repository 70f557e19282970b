import { useContext } from 'react';
import { QuickSettingsContext } from '../../game-api/quickSettings';
import { Glyph, type GlyphName } from '../controls/Glyph';
import { Tip } from '../controls/Tip';

/** Drawings by setting and value */
const GLYPHS: Readonly<Record<string, GlyphName>> = {
  'pace off': 'M4 6v12l7-6ZM12 6v12l7-6ZM20.5 6v12',
  'pace fast': 'M5 6v12l7-6ZM13 6v12l7-6Z',
  'pace normal': 'M8 5v14l10-7Z',
  'pace step': 'M6 5v14M10 6v12l9-6Z',
  'sound on': 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  'sound off': 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
};

/** Buttons for settings about others' moves, beside the last turn */
export function QuickSettings() {
  const settings = useContext(QuickSettingsContext);
  return (
    <span className="story-settings">
      {settings.map(({ id, value, says, onPress }) => (
        <Tip key={id} text={says}>
          <button
            type="button"
            className="story-setting"
            data-testid={`quick-${id}`}
            aria-label={says}
            onClick={onPress}
          >
            <Glyph name={GLYPHS[`${id} ${value}`] ?? 'settings'} size={16} />
          </button>
        </Tip>
      ))}
    </span>
  );
}
