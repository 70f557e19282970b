/** All sentences about moves: hints, refusals and the log. Loaded late. */
import type { Ctx } from 'boardgame.io';
import type { Changes, Happening, Sentence } from '../../../game-api/gameLog';
import type { Sentences } from '../../../game-api/module';
import { factIconsOf, iconsOf, movesInWords, saidOf } from '../../../game-api/moveTexts';
import type { PlayerNames } from '../../../language/explaining';
import type { Language } from '../../../language/language';
import { signed } from '../../../language/signed';
import { entryOf } from '../../../rules-kit/indexed';
import { factsByKind, type LogLine } from '../../../rules-kit/logLine';
import { type BusinessId, isWorkerId, type PlayerID, type SpaceId, type WorkerId } from '../content/terms';
import type { Content } from '../content/vocabulary';
import { contentOf } from '../rules/content-pack/contentOf';
import { eventsBetween } from '../rules/events';
import { type Facts, factsOf } from '../rules/facts';
import { foresee } from '../rules/foresee';
import { isMoveName, type LegalMove, type MoveArgs, readMove } from '../rules/moves';
import type { G } from '../rules/state/state';
import { translator } from './catalogue/en/index';
import { explain } from './explain';
import { EVENTS, FACTS } from './facts';
import { type After, type Before, MOVES } from './moves';
import { goldPhrase, goodsItems, listAnd, listComma } from './words';

const { hint, told } = movesInWords<MoveArgs, Before, After>({ isMoveName, readMove }, MOVES, translator);

/** `content` names the cards. */
export type Telling = {
  readonly names: PlayerNames;
  readonly language: Language;
  readonly content: Content;
};

const spots = (places: readonly SpaceId[]): readonly string[] =>
  places.map((space) => `[data-space="${space}"]`);

/** Returns the spaces where a move ended. */
function placesOf(made: LegalMove, { all }: After): readonly SpaceId[] {
  if (made.move === 'placeWorkers') return Object.values(made.args[0]);
  const [moved] = all('moved');
  return moved === undefined ? all('acted').map(({ at }) => at) : [moved.to];
}

/** Returns the player's gold. Gold that went to others is told with its reason (`tellEvents`). */
function goldOf(playerID: PlayerID, { all }: After): Changes {
  const own = all('gold').filter((fact) => fact.playerID === playerID);
  return own.length === 0 ? [] : [{ playerID, amount: own.reduce((sum, { amount }) => sum + amount, 0) }];
}

/** Adds the abilities that changed the move, and what they gave, to its sentence. */
function withAbilities(
  sentence: string,
  worker: WorkerId | null,
  { t, language, content, all }: After,
): string {
  const nameOf = (card: WorkerId | BusinessId) =>
    card === worker
      ? t('log.ability.own')
      : t('log.ability.other', {
          card: (isWorkerId(card) ? entryOf(content.workers, card) : entryOf(content.businesses, card)).name[
            language
          ],
        });
  const facts = all('ability');
  const used = [...new Set(facts.map(({ card }) => card))].map((card) => ({
    name: nameOf(card),
    gains: facts
      .filter((fact) => fact.card === card)
      .flatMap(({ gold = 0, goods = {} }) => [
        ...goodsItems(goods, language),
        ...(gold > 0 ? [goldPhrase(gold, language)] : []),
      ]),
  }));
  const helped = used.filter(({ gains }) => gains.length === 0).map(({ name }) => name);
  const parts = [
    ...(helped.length === 0 ? [] : [t('log.ability.with', { cards: listAnd(helped, language) })]),
    ...used
      .filter(({ gains }) => gains.length > 0)
      .map(({ name, gains }) => t('log.ability.gave', { gains: listAnd(gains, language), card: name })),
  ];
  return parts.length === 0
    ? sentence
    : t('log.ability.along', { sentence, parts: listComma(parts, language) });
}

/** Returns the log line of a player's action. Null for entries that players needn't see, such as the game's own events. */
export function tellEntry(entry: LogLine, { names, language, content }: Telling): Sentence | null {
  const t = translator(language);
  const facts = factsOf(entry);
  const after = (by: PlayerID): After => ({
    t,
    language,
    content,
    name: names[by] ?? by,
    all: factsByKind<Facts>(facts),
  });
  const line = told(entry, language, names, after);
  if (line === null) return null;
  const { by, text, made } = line;
  if (made === null) return { text, needsName: false, changes: [] };
  const here = after(by);
  const worker = here.all('acted')[0]?.worker ?? null;
  const at = { t, move: made.move, worker };
  const icons = iconsOf(MOVES, made, here);
  return {
    text: facts.reduce(
      (sentence, fact) => saidOf(FACTS, fact, at)?.along(sentence) ?? sentence,
      withAbilities(text, worker, here),
    ),
    needsName: worker !== null && MOVES[made.move].isByWorker === true,
    changes: goldOf(by, here),
    ...(icons.length === 0
      ? {}
      : {
          signs: [...icons, ...facts.flatMap((fact) => factIconsOf(FACTS, fact, at))],
          places: spots(placesOf(made, here)),
          ...(worker === null ? {} : { actor: { icon: worker } }),
        }),
  };
}

/** Returns the lines of the events after a move. */
export function tellEvents(
  entry: LogLine,
  before: G,
  after: G,
  { names, language, content }: Telling,
): readonly Happening[] {
  const nameOf = (playerID: PlayerID) => names[playerID] ?? playerID;
  const at = { t: translator(language), language, content, nameOf };
  return eventsBetween(entry, before, after).map((event): Happening => {
    const { line, places, ...shown } = saidOf(EVENTS, event, at);
    const signs = factIconsOf(EVENTS, event, at);
    return { text: line, ...shown, places: spots(places), ...(signs.length === 0 ? {} : { signs }) };
  });
}

/** Returns the log's sentence of a move that hasn't been made, with its gold. Only names a move that isn't legal. */
function foreseenText(G: G, ctx: Ctx, playerID: PlayerID, made: LegalMove, language: Language): string {
  const t = translator(language);
  const foresight = foresee(G, ctx, playerID, [made]);
  const line =
    foresight &&
    tellEntry(
      {
        action: { type: 'MAKE_MOVE', payload: { type: made.move, args: made.args, playerID } },
        metadata: { facts: foresight.facts },
      },
      { names: {}, language, content: contentOf(G) },
    );
  if (line === null) return t(`terms.move.${made.move}`);
  const gold = line.changes.reduce((sum, { amount }) => sum + amount, 0);
  return gold === 0
    ? line.text
    : t('move.withGold', {
        text: line.text,
        sign: signed(gold).charAt(0),
        gold: goldPhrase(Math.abs(gold), language),
      });
}

export const sentences: Sentences<G> = {
  explain,
  describeMove: (G, ctx, playerID, move, args, language) =>
    hint(
      move,
      args,
      language,
      (made): Before => ({
        t: translator(language),
        language,
        content: contentOf(G),
        G,
        foreseen: () => foreseenText(G, ctx, playerID, made, language),
      }),
    ),
};
