/** The guided first game: followed to the letter, left alone, and played to its end. */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../scripts/simulate/randomGame';
import { createThinker } from '../../../src/bots/thinker';
import { stepIn } from '../../../src/game-api/guide';
import { amongGames, type GuideStep, type LegalMove } from '../../../src/game-api/module';
import { botGame } from '../../../src/games/kilia/bot/botGame';
import { kiliaModule } from '../../../src/games/kilia/module';
import type { G } from '../../../src/games/kilia/rules/state';
import { LANGUAGES } from '../../../src/language/language';
import { newSave } from '../../../src/session/savedGame';
import { Session } from '../../../src/session/session';

const thinker = createThinker(botGame);
const module = amongGames(kiliaModule);
if (module.loadGuide === null) throw new Error('expected a guide');
const guide = await module.loadGuide();
const { setup, steps } = guide;

function guidedGame(): Session {
  const bots = setup.bots.map(({ level }, index) => ({ playerID: String(index + 1), bot: level }));
  const seats = [{ playerID: '0' }, ...bots].map((seat) => ({
    ...seat,
    name: seat.playerID,
    colour: seat.playerID === '0' ? 'white' : 'red',
  }));
  return new Session(module, newSave({ game: 'kilia', seed: setup.seed, setupData: setup.setupData, seats }));
}

const stateOf = (session: Session) => session.current().G as G;

type Said = { readonly step: GuideStep; readonly legal: readonly LegalMove[] };

/** Plays on until `stop`, or the end; the learner's moves are chosen by `choose` from what the guide says. */
function play(
  session: Session,
  seed: string,
  choose: (said: GuideStep | null, legal: readonly LegalMove[]) => LegalMove,
  stop: () => boolean = () => false,
): readonly Said[] {
  const read = new Set<string>();
  const heard: Said[] = [];
  for (let moves = 0; !stop(); moves++) {
    if (moves > 1000) throw new Error('the game does not end');
    let said = stepIn(guide, session.current(), read);
    while (said !== null && said.asks === null) {
      heard.push({ step: said, legal: session.current().legalMoves });
      read.add(said.id);
      said = stepIn(guide, session.current(), read);
    }
    const { toAct, legalMoves } = session.current();
    if (said !== null) heard.push({ step: said, legal: legalMoves });
    if (toAct === null) return heard;
    const { G, ctx } = session.viewOf(toAct);
    const { move, args } =
      toAct === '0'
        ? choose(said, legalMoves)
        : thinker.think({ view: G as G, ctx, playerID: toAct, level: 'easy', seed: `${seed} ${moves}` }).move;
    const refused = session.playAs(toAct, move, args, 'en');
    if (refused !== null) throw new Error(`${said?.id ?? 'nothing said'}: ${refused}`);
  }
  return heard;
}

const follow = (said: GuideStep | null): LegalMove => {
  if (said?.asks == null) throw new Error('the guide says nothing to do');
  return said.asks;
};

const anyOf = (legal: readonly LegalMove[], random: () => number): LegalMove =>
  legal[Math.floor(random() * legal.length)];

describe('the guided first game of Kilia', () => {
  it('leads through three rounds, whatever the bot does', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const session = guidedGame();
      const heard = play(session, seed, follow, () => stateOf(session).round > 3);
      const asked = heard.flatMap(({ step }) => (step.asks === null ? [] : [step.id]));
      expect(asked.slice(0, 9), seed).toEqual([
        'expand',
        'build',
        'end-turn',
        'merchant',
        'any-good',
        'fulfil',
        'contract',
        'end-turn',
        'university',
      ]);
      expect(asked.slice(9), seed).toEqual(expect.arrayContaining(['ability', 'end-turn']));
      const { zones, abilities, canal, market, fulfilled } = stateOf(session).players['0'];
      expect(zones.warehouse.length).toBe(1);
      expect(zones.university.length).toBe(1);
      expect(abilities.length).toBe(1);
      expect(canal.filter((building) => building !== null).length).toBe(2);
      expect(market.b3.length).toBe(1);
      expect(fulfilled).toContain('c01');
    }
  });

  it('tells of the first voyage what it brought', () => {
    const session = guidedGame();
    play(session, 'voyage', follow, () => stateOf(session).round > 1);
    const { goods, coins, heading } = stateOf(session).players['0'];
    expect({ goods, coins, heading }).toEqual({
      goods: { salt: 1, brick: 1, wood: 1, wheat: 0 },
      coins: 2,
      heading: 'left',
    });
  });

  it('never asks for an illegal move, whatever the learner does', () => {
    for (let game = 0; game < 5; game++) {
      const random = seededRandom(`learner ${game}`);
      const session = guidedGame();
      const heard = play(
        session,
        `${game}`,
        (said, legal) => (said?.asks != null && random() < 0.4 ? said.asks : anyOf(legal, random)),
        () => stateOf(session).round > 3,
      );
      for (const { step, legal } of heard) if (step.asks !== null) expect(legal).toContainEqual(step.asks);
    }
  });

  it('speaks up to the end of the game, and says nothing twice', () => {
    const session = guidedGame();
    const random = seededRandom('to the end');
    const heard = play(session, 'end', (said, legal) => {
      if (said?.asks != null) return said.asks;
      const expands = legal.filter(({ move }) => move === 'expand' || move === 'fulfilContract');
      return anyOf(expands.length > 0 ? expands : legal, random);
    });
    const ids = heard.flatMap(({ step }) => (step.asks === null ? [step.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        ...['welcome', 'wheels', 'row', 'bot-acts', 'voyage', 'free-play'],
        ...['first-chip', 'last-round', 'final'],
      ]),
    );
    expect(session.current().ctx.gameover).toBeDefined();
  });

  it('is said in both languages, with rules that exist', async () => {
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const language of LANGUAGES) {
      const { rules } = await module.loadRules(language);
      for (const { id, title, text } of steps) {
        expect(title[language], id).not.toBe('');
        const numbers = text[language].match(/R\d+\.\d+/g) ?? [];
        for (const number of numbers) expect(rules, `${id}: ${number}`).toContain(`**${number}**`);
        expect(text.ja.match(/R\d+\.\d+/g) ?? [], id).toEqual(text.en.match(/R\d+\.\d+/g) ?? []);
      }
    }
  });
});
