/** A guided first game played by a learner, and what every game's guide keeps. */
import type { Ctx } from 'boardgame.io';
import { expect, it } from 'vitest';
import { seededRandom } from '../../../scripts/simulate/randomGame';
import type { SearchGame } from '../../../src/bots/searchGame';
import { createThinker } from '../../../src/bots/thinker';
import { stepIn } from '../../../src/game-api/guide';
import type { GameModule, Guide, GuideStep, LegalMove } from '../../../src/game-api/module';
import { LANGUAGES } from '../../../src/language/language';
import { newSave } from '../../../src/session/savedGame';
import { Session } from '../../../src/session/session';

/** What the guide said, and what was legal then. */
export type Said = { readonly step: GuideStep; readonly legal: readonly LegalMove[] };

export type Learner = (said: GuideStep | null, legal: readonly LegalMove[]) => LegalMove;

/** What a seat plays that is not the learner's, from what it sees. */
type Others = (at: {
  readonly G: unknown;
  readonly ctx: Ctx;
  readonly playerID: string;
  readonly legal: readonly LegalMove[];
  readonly seed: string;
}) => LegalMove;

const MOST_MOVES = 2000;

const anyOf = (legal: readonly LegalMove[], random: () => number): LegalMove =>
  legal[Math.floor(random() * legal.length)];

const anyLegal: Others = ({ legal, seed }) => anyOf(legal, seededRandom(seed));

/** The easy bot of a game. */
export function easyBot<G>(game: SearchGame<G>): Others {
  const thinker = createThinker(game);
  return ({ G, ctx, playerID, seed }) =>
    // A session is given by its own game's module.
    thinker.think({ view: G as G, ctx, playerID, level: 'easy', seed }).move;
}

/** What the guide asks for, where it asks; else `otherwise`, and a guide that says nothing has failed without it. */
export const follows =
  (otherwise?: (legal: readonly LegalMove[]) => LegalMove): Learner =>
  (said, legal) => {
    const move = said?.asks ?? otherwise?.(legal);
    if (move === undefined) throw new Error('the guide says nothing to do');
    return move;
  };

/** The steps that the guide asked for. */
export const askedIn = (heard: readonly Said[]): readonly string[] =>
  heard.flatMap(({ step }) => (step.asks === null ? [] : [step.id]));

export async function guideOf({ loadGuide }: GameModule): Promise<Guide> {
  if (loadGuide === null) throw new Error('expected a guide');
  return loadGuide();
}

/** `others`: what the other seats do; absent: anything that is legal. */
export function guidedGames(module: GameModule, guide: Guide, others: Others = anyLegal) {
  const { setup } = guide;
  const begin = (): Session => {
    const bots = setup.bots.map(({ level }, index) => ({ playerID: String(index + 1), bot: level }));
    const seats = [{ playerID: '0' }, ...bots].map((seat, index) => ({
      ...seat,
      name: seat.playerID,
      colour: module.colours[index].id,
    }));
    return new Session(
      module,
      newSave({ game: module.name, seed: setup.seed, setupData: setup.setupData, seats }),
    );
  };
  /** Plays on until `stop`, or the end; the learner's moves are chosen by `choose` from what the guide says. */
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
        heard.push({ step: said, legal: session.current().legalMoves });
        read.add(said.id);
        said = stepIn(guide, session.current(), read);
      }
      const { toAct, legalMoves } = session.current();
      if (said !== null) heard.push({ step: said, legal: legalMoves });
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
      const refused = session.playAs(toAct, move, args, 'en');
      if (refused !== null) throw new Error(`${said?.id ?? 'nothing said'}: ${refused}`);
    }
    return heard;
  };
  return { begin, play, steps: guide.steps };
}

type Kept = {
  /** Whether the first lessons are over, in which the guide asks for moves. */
  readonly isTaught: (session: Session) => boolean;
  /** What a learner does where the guide only speaks, so that the game comes to its end; absent: anything. */
  readonly toTheEnd?: (legal: readonly LegalMove[], random: () => number) => LegalMove;
  /** Some of what it must have spoken of by then. */
  readonly speaksOf: readonly string[];
};

/** What every guide keeps. */
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

  it('speaks up to the end of the game, and says nothing twice', () => {
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

  it('is said in both languages, with rules that exist', async () => {
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

/** The figures in a text, apart from the numbers of rules. */
export const figuresOf = (text: string): readonly number[] =>
  (text.replace(/[RS]\d+\.\d+/g, '').match(/\d+/g) ?? []).map(Number);

const QUOTED = /“([^”]+)”|「([^」]+)」|\b[Pp]ress (?:the )?([A-Z][\w’]*)/g;

/** Names that a text quotes or tells the learner to press, apart from the labels between `*`. */
const typedNames = (text: string): readonly string[] =>
  [...text.replace(/\*[^*]+\*/g, '').matchAll(QUOTED)].map(([, ...names]) => names.find(Boolean) ?? '');

/** `names`: of cards and places, which a guide may name as they are. */
export function testsOfQuotes({ steps }: ReturnType<typeof guidedGames>, names: readonly string[]): void {
  it('quotes a button only by the label of the table’s catalogue', () => {
    for (const { id, text } of steps) {
      for (const language of LANGUAGES) {
        const typed = typedNames(text[language]).filter((name) => !names.includes(name));
        expect(typed, `${id}, ${language}`).toEqual([]);
        // Each label has a `*` on both sides, and a key without words comes back as the key.
        expect(text[language].split('*').length % 2, id).toBe(1);
        expect(text[language], id).not.toMatch(/\*[a-z]+(\.[a-zA-Z]+)+\*|\*[^*]*\{\{/);
      }
      const [en, ja] = LANGUAGES.map((language) => text[language].split('*').length);
      expect(ja, id).toBe(en);
    }
  });
}

/** What each of the others did in each of its turns, by the names of moves. */
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
