import { amongBots, type Scenario } from '../../../tests/games/scenario';
import type { GameModule } from '../../game-api/module';
import { Session } from '../../session/session';

/** Returns a sentence that names the unknown name and the known ones. */
export const unknownName = (kind: string, given: string | null, known: readonly string[]): string =>
  `Expected a ${kind} (${known.join(', ')}), got ${given === null ? 'nothing' : `“${given}”`}.`;

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
