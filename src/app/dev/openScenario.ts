import { amongBots, type Scenario } from '../../../tests/games/scenario';
import type { GameModule } from '../../game-api/module';
import { Session } from '../../session/session';

/** Says that a name does not exist, and which ones do. */
export const unknownName = (kind: string, given: string | null, known: readonly string[]): string =>
  `Expected a ${kind} (${known.join(', ')}), got ${given === null ? 'nothing' : `“${given}”`}.`;

type Wanted = { readonly scenario: string | null; readonly seat: string | null };

/** Opens a scenario for several people at one screen or, with `seat`, for that seat among bots.
 *  @returns a sentence when the scenario or the seat does not exist */
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
