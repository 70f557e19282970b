import type { GameModule } from '../../../game-api/module';
import type { Language } from '../../../language/language';

/** Returns the options of a match, worded as in the new-game form. */
export function optionsText(
  { setupOptions }: GameModule,
  players: number,
  setupData: unknown,
  language: Language,
): readonly string[] {
  if (typeof setupData !== 'object' || setupData === null) return [];
  return setupOptions(players).flatMap((option) => {
    const value: unknown = Reflect.get(setupData, option.field);
    if (value === undefined || value === false) return [];
    if (option.kind !== 'choice') return [option.label[language]];
    const choice = option.choices.find((each) => each.value === value);
    return choice === undefined ? [] : [`${option.label[language]}: ${choice.label[language]}`];
  });
}
