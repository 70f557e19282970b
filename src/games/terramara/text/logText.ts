/** Log lines: the player's move and its effects. */
import type { Language } from '../../../language/language';
import { signed } from '../../../language/signed';
import { deedsBy, type LogLine } from '../../../rules-kit/logLine';
import type { PlayerID } from '../content/terms';
import type { Content } from '../content/vocabulary';
import { type Fact, factsOf } from '../rules/facts';
import { isMoveName, type LegalMove, readMove } from '../rules/moves';
import { effectsText, tileText } from './cardText';
import { translator } from './translate';
import { join, resourcesPhrase, roadName, rowName, spaceName } from './words';

export type LogTelling = {
  readonly names: Readonly<Record<PlayerID, string>>;
  readonly language: Language;
  /** The content that names the cards. */
  readonly content: Content;
};

export type LogSentence = {
  /** The complete line, with name and points. */
  readonly text: string;
  /** The line without the name and VP, for logs that show both separately. */
  readonly what: string;
  /** Whether the name must precede `what`. Otherwise `what` already contains it. */
  readonly needsName: boolean;
  /** VP gained, one entry per player. */
  readonly vp: readonly { readonly playerID: PlayerID; readonly amount: number }[];
};

type Records = readonly { readonly id: string; readonly en: string; readonly ja: string }[];

function nameOf(records: Records, id: string, language: Language): string {
  return records.find((record) => record.id === id)?.[language] ?? id;
}

function whatText(made: LegalMove, { language, content }: LogTelling): string {
  const t = translator(language);
  const artifact = (id: string) => nameOf(content.artifacts, id, language);
  switch (made.move) {
    case 'draft': {
      const [id] = made.args;
      const startCard = content.startCards.find((card) => card.id === id);
      const card =
        startCard === undefined
          ? nameOf(content.characters, id, language)
          : effectsText(startCard.do, language);
      return t('log.draft', { card });
    }
    case 'chooseTiles': {
      const [{ plain, mountain }] = made.args;
      return t('log.chooseTiles', {
        outpost: tileText(content, plain, language),
        trail: tileText(content, mountain, language),
      });
    }
    case 'placeNeutral':
      return t('log.placeNeutral', { space: spaceName(made.args[0], language) });
    case 'growUp':
      return t(made.args[0] ? 'log.growUp' : 'log.stayChild');
    case 'place': {
      const [{ worker, space }] = made.args;
      return t('log.place', { worker: t(`terms.worker.${worker}`), space: spaceName(space, language) });
    }
    case 'build':
      return t('log.build', { card: artifact(made.args[0].card) });
    case 'reserve':
    case 'useArtifact':
      return t(`log.${made.move}`, { card: artifact(made.args[0]) });
    case 'useCraftsman':
      return t('log.useCraftsman', { level: made.args[0].level });
    case 'step':
      return t('log.step', { road: roadName(made.args[0].to, language) });
    case 'convert':
      return t(Object.keys(made.args[0]).length === 0 ? 'log.convertNothing' : 'log.convert');
    case 'choose':
      return t('terms.move.choose');
    default:
      return t(`log.${made.move}`);
  }
}

function factText(fact: Fact, { names, language, content }: LogTelling): string {
  const t = translator(language);
  switch (fact.fact) {
    case 'resources': {
      const { gained, lost } = fact;
      const parts = [
        ...(lost === undefined ? [] : [t('log.fact.lost', { resources: resourcesPhrase(lost, language) })]),
        ...(gained === undefined
          ? []
          : [t('log.fact.gained', { resources: resourcesPhrase(gained, language) })]),
      ];
      return join(parts, language, 'comma');
    }
    case 'vp':
      return t('log.fact.vp', { count: fact.amount });
    case 'military':
    case 'river':
      return t(`log.fact.${fact.fact}`, { steps: signed(fact.steps) });
    case 'caravan':
      return t('log.fact.caravan', { road: roadName(fact.to, language) });
    case 'flag':
      return t('log.fact.flag', { row: rowName(fact.row) });
    case 'craftsman':
      return t('log.fact.craftsman', { level: fact.level });
    case 'worker':
      return t('log.fact.worker', { workers: t(`terms.workers.${fact.worker}`, { count: fact.count }) });
    case 'bonusTile': {
      const tile = content.bonusTiles.find(({ id }) => id === fact.tile);
      const effects = tile === undefined ? fact.tile : effectsText(tile.do, language);
      return t('log.fact.bonusTile', { tile: t('terms.tile', { effects }) });
    }
    case 'leader':
      return t('log.fact.leader');
    case 'loot':
      return t('log.fact.loot', {
        resources: resourcesPhrase(fact.resources, language),
        from: names[fact.from] ?? fact.from,
        to: names[fact.to] ?? fact.to,
      });
    case 'built':
      return nameOf(content.artifacts, fact.card, language);
  }
}

/** Whether the move's own sentence already covers the fact. */
const isSaid = (fact: Fact, move: string): boolean =>
  fact.fact === 'built' || (fact.fact === 'caravan' && move === 'step');

/** Describes a fact about another player, with the name. */
export function othersPhrase(fact: Fact, telling: LogTelling): string {
  if (fact.fact === 'loot') return factText(fact, telling);
  const t = translator(telling.language);
  const name = telling.names[fact.playerID] ?? fact.playerID;
  if (fact.fact === 'military' || fact.fact === 'river') {
    const change = fact.steps > 0 ? 'othersGain' : 'othersLose';
    return t(`log.fact.${change}.${fact.fact}`, { name, count: Math.abs(fact.steps) });
  }
  return t('log.fact.others', { name, fact: factText(fact, telling) });
}

function factPhrases(facts: readonly Fact[], move: string, by: PlayerID, telling: LogTelling): string[] {
  return facts
    .filter((fact) => !isSaid(fact, move))
    .map((fact) =>
      fact.fact === 'loot' || fact.playerID === by ? factText(fact, telling) : othersPhrase(fact, telling),
    );
}

function vpOf(facts: readonly Fact[]): LogSentence['vp'] {
  const amounts = new Map<PlayerID, number>();
  for (const fact of facts)
    if (fact.fact === 'vp') amounts.set(fact.playerID, (amounts.get(fact.playerID) ?? 0) + fact.amount);
  return [...amounts].map(([playerID, amount]) => ({ playerID, amount }));
}

const deedOf = deedsBy(isMoveName, readMove);

/** Returns an entry's line. Null for entries that players needn't see, such as the game's own events. */
export function logSentence(entry: LogLine, telling: LogTelling): LogSentence | null {
  const { names, language } = telling;
  const t = translator(language);
  const deed = deedOf(entry);
  if (deed === null) return null;
  const { by } = deed;
  const name = names[by] ?? by;
  const named = (text: string): LogSentence => ({ text, what: text, needsName: false, vp: [] });
  if (deed.kind !== 'move') return named(t(`log.${deed.kind}`, { name }));
  const { move, made } = deed;
  const facts = factsOf(entry);
  if (made === null) return named(t('log.move', { name, move: t(`terms.move.${move}`) }));
  const sentence = whatText(made, telling);
  const withFacts = (told: readonly Fact[]): string => {
    const phrases = factPhrases(told, move, by, telling);
    return phrases.length === 0
      ? sentence
      : t('log.withFacts', { sentence, facts: join(phrases, language, 'comma') });
  };
  return {
    text: t('log.line', { name, what: withFacts(facts) }),
    what: withFacts(facts.filter(({ fact }) => fact !== 'vp')),
    needsName: true,
    vp: vpOf(facts),
  };
}
