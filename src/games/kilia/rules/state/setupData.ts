import * as v from 'valibot';
import { optionsExplainer, packSchema } from '../../../../rules-kit/setupOptions';
import { ACHIEVEMENTS, COLOURS } from '../../content/terms';
import { contentWith } from '../content-pack/contentOf';

const colour = v.picklist(COLOURS, `expected ${COLOURS.join(', ')}`);

const setupSchema = v.strictObject({
  startPlayer: v.optional(v.string()),
  colours: v.optional(
    v.union([v.literal('random'), v.array(colour)], 'expected "random" or a list of colours'),
  ),
  colourChoice: v.optional(v.picklist(['chosen', 'random'], 'expected "chosen" or "random"')),
  extraWheel: v.optional(v.picklist(ACHIEVEMENTS)),
  contentPack: packSchema,
});

function explainColours(colours: readonly string[], numPlayers: number): string | null {
  if (colours.length !== numPlayers)
    return `colours: expected ${numPlayers} colours, one for each seat from the crest clockwise, got ${colours.length}.`;
  const twice = colours.find((each, place) => colours.indexOf(each) !== place);
  return twice === undefined ? null : `colours: ${twice} occurs twice, expected each colour once.`;
}

/** Describes the first fault of a game's options and names the field. Returns null if they are valid. */
export const explainSetupData = optionsExplainer({
  players: { least: 2, most: 4 },
  schema: setupSchema,
  withPack: contentWith,
  explain: ({ startPlayer, colours }, numPlayers) => {
    const seats = Array.from({ length: numPlayers }, (_, seat) => String(seat));
    if (startPlayer !== undefined && !seats.includes(startPlayer))
      return `startPlayer: expected one of the seats ${seats.join(', ')}, got ${JSON.stringify(startPlayer)}.`;
    return colours === undefined || colours === 'random' ? null : explainColours(colours, numPlayers);
  },
});
