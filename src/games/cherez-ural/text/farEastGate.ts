import type { Language } from '../../../language/language';
import { FAR_EAST_GATE, forPlayers } from '../content/setup';
import { translator } from './table/en/index';
import { listAnd, listOr, placeName } from './words';

/** Describes what opens the Far East for this number of players (R10.1, R14.3 to R14.5). */
export function farEastGate(players: number, language: Language): string {
  const { need, cities } = forPlayers(FAR_EAST_GATE, players);
  const names = cities.map((city) => placeName(city, language));
  return translator(language)(`terms.farEastGate.${need}`, {
    cities: need === 'all' ? listAnd(names, language) : listOr(names, language),
  });
}
