import * as v from 'valibot';
import { ContentPackError } from '../../../rules-kit/contentLibrary';
import { ACHIEVEMENTS, COLOURS } from '../content/terms';
import { contentWith } from './contentOf';

const colour = v.picklist(COLOURS, `expected ${COLOURS.join(', ')}`);

const setupSchema = v.strictObject({
  startPlayer: v.optional(v.string()),
  colours: v.optional(
    v.union([v.literal('random'), v.array(colour)], 'expected "random" or a list of colours'),
  ),
  colourChoice: v.optional(v.picklist(['chosen', 'random'], 'expected "chosen" or "random"')),
  extraWheel: v.optional(v.picklist(ACHIEVEMENTS)),
  contentPack: v.optional(v.record(v.string(), v.unknown())),
});

function explainColours(colours: readonly string[], numPlayers: number): string | null {
  if (colours.length !== numPlayers)
    return `colours: expected ${numPlayers} colours, one for each seat from the crest clockwise, got ${colours.length}.`;
  const twice = colours.find((each, place) => colours.indexOf(each) !== place);
  return twice === undefined ? null : `colours: ${twice} is there twice, expected each colour once.`;
}

/** What is wrong with a game's options, in a sentence that names the field; null: nothing. `content`: the hash of the
 *  content it is played with, if not that of now: the pack in the options was laid over that one, and is not laid again. */
export function explainSetupData(setupData: unknown, numPlayers: number, content?: string): string | null {
  if (!Number.isInteger(numPlayers) || numPlayers < 2 || numPlayers > 4)
    return `numPlayers: expected 2 to 4, got ${String(numPlayers)}.`;
  if (setupData === undefined || setupData === null) return null;
  if (Array.isArray(setupData)) return 'setupData: expected options by their names, got a list.';
  const parsed = v.safeParse(setupSchema, setupData);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const field = v.getDotPath(issue) ?? 'setupData';
    return issue.expected === 'never'
      ? `${field}: no such option; expected startPlayer, colours, colourChoice, extraWheel or contentPack.`
      : `${field}: ${issue.message}.`;
  }
  const { startPlayer, colours, contentPack } = parsed.output;
  if (startPlayer !== undefined) {
    const seats = Array.from({ length: numPlayers }, (_, seat) => String(seat));
    if (!seats.includes(startPlayer))
      return `startPlayer: expected one of the seats ${seats.join(', ')}, got ${JSON.stringify(startPlayer)}.`;
  }
  if (colours !== undefined && colours !== 'random') {
    const problem = explainColours(colours, numPlayers);
    if (problem !== null) return problem;
  }
  if (contentPack !== undefined && content === undefined) {
    try {
      contentWith(contentPack);
    } catch (error) {
      if (error instanceof ContentPackError) return `contentPack: ${error.message}`;
      throw error;
    }
  }
  return null;
}
