/** Icons and amounts of log lines, which readers see before the sentence. */

import type { LogEntry } from 'boardgame.io';
import { changeIcons, type IconAmount, playerPlace } from '../../../../game-api/gameLog';
import type { Language } from '../../../../language/language';
import { type PlayerID, RESOURCES, type Resources } from '../../content/terms';
import type { Content } from '../../content/vocabulary';
import type { Fact } from '../../rules/facts';
import { isMoveName, type LegalMove, readMove } from '../../rules/moves';
import { translator } from '../../text/translate';
import { roadName, rowName, spaceName } from '../../text/words';
import type { Event } from '../../view-model/happenings';

type Telling = { readonly language: Language; readonly content: Content };

const resourceSigns = (resources: Resources | undefined, sign: 1 | -1) =>
  changeIcons(RESOURCES, resources, sign, (kind) => `res-${kind}`);

const artifact = (id: string, { language, content }: Telling): IconAmount[] => [
  { icon: `art-${id}` },
  { word: content.artifacts.find((card) => card.id === id)?.[language] ?? id },
];

/** Returns the icon of the move, and icons of its arguments. */
function headSigns(made: LegalMove, telling: Telling): IconAmount[] {
  const { language } = telling;
  switch (made.move) {
    case 'place': {
      const [{ worker, space }] = made.args;
      return [{ icon: worker === 'explorer' ? 'pin' : worker }, { word: spaceName(space, language) }];
    }
    case 'placeNeutral':
      return [
        { icon: 'pin' },
        { word: translator(language)('log.neutralTo', { space: spaceName(made.args[0], language) }) },
      ];
    case 'build':
      return [{ icon: 'ui-hut' }, ...artifact(made.args[0].card, telling)];
    case 'reserve':
      return [{ icon: 'ui-bookmark' }, ...artifact(made.args[0], telling)];
    case 'useArtifact':
      return artifact(made.args[0], telling);
    case 'useCraftsman':
      return [{ icon: `craftsman-${made.args[0].level}` }];
    case 'step':
      return [{ icon: 'expedition' }, { word: roadName(made.args[0].to, language) }];
    case 'convert':
      return [{ icon: 'process' }];
    case 'swap':
    case 'pay':
      return [{ icon: 'exchange' }];
    case 'giveLoot':
      return [{ icon: 'loot' }];
    case 'gain':
      return [{ icon: 'plus' }];
    default:
      return [];
  }
}

/** Returns icons for a fact: gains or losses of its player, or the loot given. */
function factSigns(fact: Fact, by: PlayerID, { language }: Telling): IconAmount[] {
  switch (fact.fact) {
    case 'resources':
      return [...resourceSigns(fact.lost, -1), ...resourceSigns(fact.gained, 1)];
    case 'military':
      return [{ icon: 'military', amount: fact.steps, change: true }];
    case 'river':
      return [{ icon: 'technology', amount: fact.steps, change: true }];
    case 'caravan':
      return [{ icon: 'expedition' }, { word: roadName(fact.to, language) }];
    case 'flag':
      return [{ icon: 'flag' }, { word: rowName(fact.row) }];
    case 'craftsman':
      return [{ icon: `craftsman-${fact.level}` }];
    case 'worker':
      return [{ icon: fact.worker, amount: fact.count, change: true }];
    case 'leader':
      return [{ icon: 'leader' }];
    case 'loot':
      return fact.to === by
        ? resourceSigns(fact.resources, 1)
        : [...resourceSigns(fact.resources, -1), { player: fact.to }];
    case 'bonusTile':
    case 'vp':
    case 'built':
      return [];
  }
}

export type EntryIcons = { readonly signs: readonly IconAmount[]; readonly places: readonly string[] };

const isOf = (fact: Fact, by: PlayerID): boolean =>
  fact.fact === 'loot' ? fact.to === by || fact.from === by : fact.playerID === by;

/** Returns icons for a move and its effects on its player, or null if the sentence needs none. */
export function entryIcons(entry: LogEntry, facts: readonly Fact[], telling: Telling): EntryIcons | null {
  const { type, args, playerID } = entry.action.payload;
  const made = isMoveName(type) && Array.isArray(args) ? readMove(type, args) : null;
  if (made === null) return null;
  const signs = [
    ...headSigns(made, telling),
    ...facts
      .filter((fact) => isOf(fact, playerID) && !(made.move === 'step' && fact.fact === 'caravan'))
      .flatMap((fact) => factSigns(fact, playerID, telling)),
  ];
  return signs.length === 0 ? null : { signs, places: [placeOf(made, playerID)] };
}

/** Returns a selector of the place on the board that shows a move's effect, or else of the player's panel. */
function placeOf(made: LegalMove, playerID: PlayerID): string {
  switch (made.move) {
    case 'place':
      return `[data-action="space-${made.args[0].space}"]`;
    case 'placeNeutral':
      return `[data-action="space-${made.args[0]}"]`;
    case 'step':
      return `[data-stop="${made.args[0].to}"]`;
    default:
      return playerPlace(playerID);
  }
}

export function eventIcons(event: Event, telling: Telling): readonly IconAmount[] {
  switch (event.event) {
    case 'round':
      return [];
    case 'order':
      return [{ icon: 'leader' }, ...event.order.map((player) => ({ player }))];
    case 'others':
      return [{ player: event.playerID }, ...factSigns(event.fact, event.playerID, telling)];
  }
}
