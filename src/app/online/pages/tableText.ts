import { useEffect, useState } from 'react';
import type { GameModule } from '../../../game-api/module';
import type { Language } from '../../../language/language';
import { inARow } from '../../../language/lists';
import { useSettings } from '../../settings';
import { lobbyOf } from '../connection/lobby';
import type { OnlineTable } from '../connection/onlineTable';
import { useRoom } from '../connection/useOnlineTable';
import { useWords } from '../words';

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

/** Returns a match's setup data; null while loading or if there is none. */
export function useSetup({ module, matchID }: OnlineTable): unknown {
  const [setupData, setSetupData] = useState<unknown>(null);
  const game = module.name;
  useEffect(() => {
    // If the request fails, the invitation omits the options.
    lobbyOf(game)
      .match(matchID)
      .then((match) => setSetupData(match.setupData))
      .catch(() => undefined);
  }, [game, matchID]);
  return setupData;
}

export function useTableText(table: OnlineTable, setupData: unknown): string {
  const t = useWords();
  const { language } = useSettings();
  const { length: count } = useRoom(table).players;
  const options = optionsText(table.module, count, setupData, language);
  const parts = [
    t('wait.game', { title: table.module.title[language], count }),
    ...(options.length === 0 ? [] : [t('wait.options', { options: inARow(options, language) })]),
  ];
  return inARow(parts, language);
}
