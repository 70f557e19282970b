/** The guided first game: followed to the letter, and left alone. */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../scripts/simulate/randomGame';
import { createThinker } from '../../../src/bots/thinker';
import { stepIn } from '../../../src/game-api/guide';
import type { GuideStep, LegalMove } from '../../../src/game-api/module';
import { amongGames } from '../../../src/game-api/module';
import { botGame } from '../../../src/games/terramara/bot/botGame';
import { terramaraModule } from '../../../src/games/terramara/module';
import { queries } from '../../../src/games/terramara/queries';
import type { G } from '../../../src/games/terramara/rules/state';
import { LANGUAGES } from '../../../src/language/language';
import { newSave } from '../../../src/session/savedGame';
import { Session } from '../../../src/session/session';

const thinker = createThinker(botGame);
const module = amongGames(terramaraModule);
if (module.loadGuide === null) throw new Error('expected a guide');
const guide = await module.loadGuide();
const { setup, steps } = guide;

function guidedGame(): Session {
  const bots = setup.bots.map(({ level }, index) => ({ playerID: String(index + 1), bot: level }));
  return new Session(
    module,
    newSave({
      game: 'terramara',
      seed: setup.seed,
      setupData: setup.setupData,
      seats: [{ playerID: '0' }, ...bots].map((seat) => ({ ...seat, name: seat.playerID, colour: 'madder' })),
    }),
  );
}

const roundOf = (session: Session) => (session.current().G as G).round;

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
    if (moves > 2000) throw new Error('the game does not end');
    for (let step = stepIn(guide, session.current(), read); step !== null; ) {
      heard.push({ step, legal: session.current().legalMoves });
      if (step.asks !== null) break;
      read.add(step.id);
      step = stepIn(guide, session.current(), read);
    }
    const { toAct, legalMoves } = session.current();
    if (toAct === null) return heard;
    const said = stepIn(guide, session.current(), read);
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

/** What the guide asks for; where it only speaks, the first thing that can be done. */
const follow = (said: GuideStep | null, legal: readonly LegalMove[]): LegalMove =>
  said?.asks ?? legal[legal.length - 1];

const asked = (heard: readonly Said[]) => heard.flatMap(({ step }) => (step.asks === null ? [] : [step.id]));

describe('the guided first game', () => {
  it('leads through the first round, whatever the bots do', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const session = guidedGame();
      const heard = play(session, seed, follow, () => roundOf(session) > 1);
      expect(asked(heard).slice(0, 6)).toEqual([
        ...['place', 'process', 'build', 'artifact', 'artifact-log', 'end-turn'],
      ]);
      // Each lesson of placing, some where somebody else was not there first.
      const lessons = asked(heard).map((id) => id.replace(/-\d$/, ''));
      expect(lessons.filter((id) => ['ahead', 'chief'].includes(id))).toEqual(['ahead', 'chief']);
      const { players, rows } = session.current().G as G;
      expect(players['0'].built).toMatchObject([{ card: 'a03' }]);
      expect(players['0'].resources.timber).toBeGreaterThan(0);
      expect(rows[0].flipped).toBe(true);
    }
  });

  it('never asks for an illegal move, whatever the learner does', () => {
    for (let game = 0; game < 6; game++) {
      const random = seededRandom(`learner ${game}`);
      const session = guidedGame();
      const heard = play(
        session,
        `${game}`,
        (said, legal) =>
          said?.asks != null && random() < 0.3 ? said.asks : legal[Math.floor(random() * legal.length)],
        () => roundOf(session) > 1,
      );
      for (const { step, legal } of heard) if (step.asks !== null) expect(legal).toContainEqual(step.asks);
    }
  });

  it('speaks up to the end of the game, and says nothing twice', () => {
    const session = guidedGame();
    const random = seededRandom('to the end');
    const heard = play(
      session,
      'end',
      (said, legal) => said?.asks ?? legal[Math.floor(random() * legal.length)],
    );
    const ids = heard.flatMap(({ step }) => (step.asks === null ? [step.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        ...['welcome', 'lands', 'bot-acts', 'round-end', 'homeland', 'new-cards', 'last-round', 'final'],
      ]),
    );
  });

  it('is said in both languages, with rules that exist', async () => {
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const language of LANGUAGES) {
      const { rules } = await module.loadRules(language);
      for (const { id, title, text } of steps) {
        expect(title[language], id).not.toBe('');
        const numbers = text[language].match(/S\d+\.\d+/g) ?? [];
        for (const number of numbers) expect(rules, `${id}: ${number}`).toContain(`**${number}**`);
        expect(text.ja.match(/S\d+\.\d+/g) ?? [], id).toEqual(text.en.match(/S\d+\.\d+/g) ?? []);
      }
    }
  });

  it('points at spaces and cards that exist', () => {
    const { G } = guidedGame().current();
    for (const { press } of steps) {
      const all = press.join(' ');
      for (const [, space] of all.matchAll(/"space-([^"]+)"/g))
        expect(queries.space(G as G, '0', space), space).not.toBeNull();
      for (const [, card] of all.matchAll(/"card-([^"]+)"/g)) expect((G as G).row).toContain(card);
    }
  });
});
