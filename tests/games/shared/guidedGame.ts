/** Plays a guided first game as a learner, and tests every game's guide. */
import type { Ctx } from 'boardgame.io';
import { expect, it } from 'vitest';
import { seededRandom } from '../../../scripts/simulate/randomGame';
import type { SearchGame } from '../../../src/bots/searchGame';
import { createThinker } from '../../../src/bots/thinker';
import { stepIn } from '../../../src/game-api/guide';
import type { GameModule, Guide, GuideStep, LegalMove } from '../../../src/game-api/module';
import { LANGUAGES } from '../../../src/language/language';
import { itemAt } from '../../../src/rules-kit/indexed';
import { newSave } from '../../../src/session/savedGame';
import { Session } from '../../../src/session/session';

/** A step that the guide showed, the legal moves at that time, and the number of moves before it. */
export type Said = {
  readonly step: GuideStep;
  readonly legal: readonly LegalMove[];
  readonly moves: number;
};

export type Learner = (said: GuideStep | null, legal: readonly LegalMove[]) => LegalMove;

/** Returns the move of a seat other than the learner's, from its view. */
type Others = (at: {
  readonly G: unknown;
  readonly ctx: Ctx;
  readonly playerID: string;
  readonly legal: readonly LegalMove[];
  readonly seed: string;
}) => LegalMove;

const MOST_MOVES = 2000;

const anyOf = (legal: readonly LegalMove[], random: () => number): LegalMove =>
  itemAt(legal, Math.floor(random() * legal.length));

const anyLegal: Others = ({ legal, seed }) => anyOf(legal, seededRandom(seed));

/** Returns the easy bot of a game. */
function easyBot<G>(game: SearchGame<G>): Others {
  const thinker = createThinker(game);
  return ({ G, ctx, playerID, seed }) =>
    // The session is one of the same game.
    thinker.think({ view: G as G, ctx, playerID, level: 'easy', seed }).move;
}

/**
 * Plays the move that the guide asks for, or else `otherwise`. Without it, a guide without a step fails the test.
 */
export const follows =
  (otherwise?: (legal: readonly LegalMove[]) => LegalMove): Learner =>
  (said, legal) => {
    const move = said?.asks ?? otherwise?.(legal);
    if (move === undefined) throw new Error('the guide shows no step');
    return move;
  };

/** Returns the ids of the steps that asked for a move. */
export const askedIn = (heard: readonly Said[]): readonly string[] =>
  heard.flatMap(({ step }) => (step.asks === null ? [] : [step.id]));

export async function guideOf({ loadGuide }: GameModule): Promise<Guide> {
  if (loadGuide === null) throw new Error('expected a guide');
  return loadGuide();
}

/** Returns guided games in which the easy bot plays the other seats. */
export const guidedAmongBots = async <G>(module: GameModule, bot: SearchGame<G>) =>
  guidedGames(module, await guideOf(module), easyBot(bot));

/** `others` plays the other seats. Default: random legal moves. */
export function guidedGames(module: GameModule, guide: Guide, others: Others = anyLegal) {
  const { setup } = guide;
  const begin = (): Session => {
    const bots = setup.bots.map(({ level }, index) => ({ playerID: String(index + 1), bot: level }));
    const seats = [{ playerID: '0' }, ...bots].map((seat, index) => ({
      ...seat,
      name: seat.playerID,
      colour: itemAt(module.colours, index).id,
    }));
    return new Session(
      module,
      newSave({ game: module.name, seed: setup.seed, setupData: setup.setupData, seats }),
    );
  };
  /** Plays until `stop` or the end. `choose` picks the learner's moves from the guide's steps. */
  const play = (
    session: Session,
    seed: string,
    choose: Learner,
    stop: () => boolean = () => false,
    rivals: 'any' | 'plain' = 'any',
  ): readonly Said[] => {
    const read = new Set<string>();
    const heard: Said[] = [];
    for (let moves = 0; !stop(); moves++) {
      if (moves > MOST_MOVES) throw new Error('the game does not end');
      let said = stepIn(guide, session.current(), read);
      while (said !== null && said.asks === null) {
        heard.push({ step: said, legal: session.current().legalMoves, moves });
        read.add(said.id);
        said = stepIn(guide, session.current(), read);
      }
      const { toAct, legalMoves } = session.current();
      if (said !== null) heard.push({ step: said, legal: legalMoves, moves });
      if (toAct === null) return heard;
      const other = () => {
        const { G, ctx } = session.viewOf(toAct);
        const legal = module.legalMoves(G, ctx, toAct);
        const { log } = session.current();
        const plain =
          rivals === 'any' ? null : guide.rival({ G, ctx, log, viewer: toAct, toAct, legalMoves: legal });
        return plain ?? others({ G, ctx, playerID: toAct, legal, seed: `${seed} ${moves}` });
      };
      const { move, args } = toAct === '0' ? choose(said, legalMoves) : other();
      if (!session.playAs({ playerID: toAct, move, args }))
        throw new Error(`${said?.id ?? 'no step'}: ${move} was refused`);
    }
    return heard;
  };
  return { begin, play, steps: guide.steps };
}

type Kept = {
  /** Whether the guided rounds, in which the guide asks for moves, are over. */
  readonly isTaught: (session: Session) => boolean;
  /** Picks the learner's move when the guide only shows a tip, so that the game ends. Default: any legal move. */
  readonly toTheEnd?: (legal: readonly LegalMove[], random: () => number) => LegalMove;
  /** Some steps that the guide must have shown by then. */
  readonly speaksOf: readonly string[];
};

/** Tests that every guide passes. */
export function testsOfGuide(
  module: GameModule,
  { begin, play, steps }: ReturnType<typeof guidedGames>,
  { isTaught, toTheEnd = anyOf, speaksOf }: Kept,
): void {
  it('never asks for an illegal move, whatever the learner does', () => {
    for (let game = 0; game < 6; game++) {
      const random = seededRandom(`learner ${game}`);
      const session = begin();
      const heard = play(
        session,
        `${game}`,
        (said, legal) => (said?.asks != null && random() < 0.3 ? said.asks : anyOf(legal, random)),
        () => isTaught(session),
      );
      expect(askedIn(heard)).not.toEqual([]);
      for (const { step, legal } of heard) if (step.asks !== null) expect(legal).toContainEqual(step.asks);
    }
  });

  it('has something to say until the end of the game, and never repeats a tip', () => {
    const session = begin();
    const random = seededRandom('to the end');
    const heard = play(
      session,
      'end',
      follows((legal) => toTheEnd(legal, random)),
    );
    const ids = heard.flatMap(({ step }) => (step.asks === null ? [step.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...speaksOf]));
    expect(session.current().ctx.gameover).toBeDefined();
  });

  it('has texts in both languages, with rules that exist', async () => {
    const numbersOf = (text: string): readonly string[] =>
      text.match(new RegExp(module.ruleNumber.source, 'g')) ?? [];
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    expect(steps.flatMap(({ text }) => numbersOf(text.en))).not.toEqual([]);
    for (const language of LANGUAGES) {
      const { rules } = await module.loadRules(language);
      for (const { id, title, text } of steps) {
        expect(title[language], id).not.toBe('');
        for (const number of numbersOf(text[language]))
          expect(rules, `${id}: ${number}`).toContain(`**${number}**`);
        expect(numbersOf(text.ja), id).toEqual(numbersOf(text.en));
      }
    }
  });
}

/** Returns the figures in a text, without rule numbers. */
export const figuresOf = (text: string): readonly number[] =>
  (text.replace(/[RS]\d+\.\d+/g, '').match(/\d+/g) ?? []).map(Number);

const QUOTED = /“([^”]+)”|「([^」]+)」|\b[Pp]ress (?:the )?([A-Z][\w’]*)/g;

/** Returns names that a text quotes or tells the learner to press, without the labels between `*`. */
const typedNames = (text: string): readonly string[] =>
  [...text.replace(/\*[^*]+\*/g, '').matchAll(QUOTED)].map(([, ...names]) => names.find(Boolean) ?? '');

/** `names` lists cards and places, which a guide may quote literally. */
export function testsOfQuotes({ steps }: ReturnType<typeof guidedGames>, names: readonly string[]): void {
  it('quotes buttons only by labels of the table’s catalogue', () => {
    for (const { id, text } of steps) {
      for (const language of LANGUAGES) {
        const typed = typedNames(text[language]).filter((name) => !names.includes(name));
        expect(typed, `${id}, ${language}`).toEqual([]);
        // Each label has a `*` on both sides. A key without a text would appear as the key.
        expect(text[language].split('*').length % 2, id).toBe(1);
        expect(text[language], id).not.toMatch(/\*[a-z]+(\.[a-zA-Z]+)+\*|\*[^*]*\{\{/);
      }
      const [en, ja] = LANGUAGES.map((language) => text[language].split('*').length);
      expect(ja, id).toBe(en);
    }
  });
}

/** Returns the names of the moves in each turn of the other seats. */
export function rivalTurns(session: Session, quiet: readonly string[]): readonly (readonly string[])[] {
  const turns: { readonly by: string; readonly moves: string[] }[] = [];
  for (const { action } of session.current().log) {
    const { playerID, type } = action.payload;
    const last = turns[turns.length - 1];
    if (last?.by === playerID) last.moves.push(type);
    else turns.push({ by: playerID, moves: [type] });
  }
  return turns
    .filter(({ by }) => by !== '0')
    .map(({ moves }) => moves.filter((move) => !quiet.includes(move)))
    .filter((moves) => moves.length > 0);
}
