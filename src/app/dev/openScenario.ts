import inRange from 'lodash/inRange';
import { amongBots, type Scenario } from '../../../tests/games/scenario';
import type { GameModule } from '../../game-api/module';
import { LANGUAGES } from '../../language/language';
import { Session } from '../../session/session';
import { THEMES } from '../settings';

/** Returns a sentence that names the unknown name and the known ones. */
export const unknownName = (kind: string, given: string | null, known: readonly string[]): string =>
  `Expected a ${kind} (${known.join(', ')}), got ${given === null ? 'nothing' : `“${given}”`}.`;

const LOOKS: Readonly<Record<string, readonly string[]>> = { language: LANGUAGES, theme: THEMES };
/** Limits of a window's width and height in px */
export const SIDE = { least: 200, most: 9999 } as const;

/** Checks what an address of the workbench says about the look. Returns an error sentence, or null. */
export function lookProblem(search: URLSearchParams): string | null {
  for (const [name, known] of Object.entries(LOOKS)) {
    const given = search.get(name);
    if (given !== null && !known.includes(given)) return unknownName(name, given, known);
  }
  for (const name of ['width', 'height']) {
    const given = search.get(name);
    if (given !== null && !inRange(Number(given), SIDE.least, SIDE.most + 1))
      return `Expected a ${name} from ${SIDE.least} to ${SIDE.most} px, got “${given}”.`;
  }
  return null;
}

type Wanted = { readonly scenario: string | null; readonly seat: string | null };

/**
 * Opens a scenario with all seats at this screen or, with `seat`, with bots in the other seats. Returns an error
 * sentence if the scenario or the seat does not exist.
 */
export function openScenario(
  module: GameModule,
  scenarios: readonly Scenario[],
  { scenario, seat }: Wanted,
): Session | string {
  const found = scenarios.find(({ name }) => name === scenario);
  if (found === undefined)
    return unknownName(
      `scenario of ${module.name}`,
      scenario,
      scenarios.map(({ name }) => name),
    );
  const save = found.save();
  const seats = save.seats.map(({ playerID }) => playerID);
  if (seat !== null && !seats.includes(seat)) return unknownName(`seat of ${found.name}`, seat, seats);
  return new Session(module, seat === null ? save : amongBots(save, seat));
}
