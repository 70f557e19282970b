/** The review of a finished game, as text. */
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/app/review/findings';
import { lineFrom } from '../../src/app/review/line';
import { words } from '../../src/app/review/words';
import type { TurnStep } from '../../src/game-api/module';
import { loadModule } from '../../src/games/catalogue';
import { itemAt } from '../../src/rules-kit/indexed';
import type { Review } from '../../src/session/review';
import { firstMoves, newSave, parseSavedGame } from '../../src/session/savedGame';
import { Session } from '../../src/session/session';
import { firstTwo } from '../firstOf';
import golden from '../games/cherez-ural/golden.json';

const module = await loadModule('cherez-ural');
const game = golden.find(({ numPlayers }) => numPlayers === 2);
if (game === undefined) throw new Error('no golden game of two');
const seatsOf = (numPlayers: number) =>
  [
    { playerID: '0', name: 'Mika', colour: 'plum' },
    { playerID: '1', name: 'Jonas', colour: 'copper', bot: 'hard' },
    { playerID: '2', name: 'Aino', colour: 'ink', bot: 'hard' },
    { playerID: '3', name: 'Pavel', colour: 'ivory', bot: 'hard' },
  ].slice(0, numPlayers);
const saveOf = ({ seed, setupData, numPlayers, moves }: (typeof golden)[number]) =>
  newSave({
    game: 'cherez-ural',
    seed,
    setupData,
    rulesVersion: module.rulesVersion,
    seats: seatsOf(numPlayers),
    actions: moves.map(({ playerID, move, args }) => ({ playerID, move, args: args ?? [] })),
  });
const seats = seatsOf(2);
const save = saveOf(game);
const session = new Session(module, save);
const { timeline } = session.current();
const looked = { module, seats, timeline };
const t = words('en');

/** Returns the person’s first decision in which travelling was possible but not chosen. */
function someDecision() {
  for (let at = 0; at < timeline.moves; at++) {
    const { G, ctx } = timeline.at(at);
    const { playerID, type } = itemAt(timeline.at(timeline.moves).log, at).action.payload;
    const travels = module.legalMoves(G, ctx, '0').filter(({ move }) => move === 'travel');
    const [travel] = travels;
    if (playerID === '0' && type !== 'travel' && travel !== undefined) return { at, travel };
  }
  throw new Error('nobody could travel');
}

const { at, travel } = someDecision();
const line = [
  { move: travel.move, args: [...travel.args] },
  { move: 'endTurn', args: [] },
];
const decision = { at, playerID: '0', played: 20, best: 31.4, line };
const review: Review = {
  next: timeline.moves,
  decisions: [decision, { at: at + 1, playerID: '0', played: 20, best: 21, line }],
  outlook: {},
};

const whatWasMissed = await module.fetchMissed?.();
await module.fetchSentences();

describe('the review of a finished game', () => {
  it('shows the move played, the bot’s line and its gain, only for people', () => {
    const findings = findingsOf(looked, review, 'en', t, whatWasMissed);
    expect(findings).toHaveLength(1);
    const mika = itemAt(findings, 0);
    expect(mika).toMatchObject({ playerID: '0', count: 1, cost: expect.closeTo(11.4) });
    const worst = itemAt(mika.worst, 0);
    expect(worst.played.length).toBeGreaterThan(0);
    expect(itemAt(worst.line, 0).text).toMatch(/travels from/);
    expect(itemAt(worst.line, 0).text).not.toBe(worst.played[0]);
    expect(worst.reasons.length).toBeGreaterThan(0);
  });

  it('mentions a business that could have been completed', () => {
    const step = (): TurnStep & { readonly playerID: string } => {
      for (const game of golden) {
        const at = game.moves.findIndex(({ move }) => move === 'completeBusiness');
        if (at < 0) continue;
        const { playerID, move, args } = itemAt<{
          playerID: string;
          move: string;
          args?: readonly unknown[];
        }>(game.moves, at);
        const { G, ctx } = new Session(module, saveOf(game)).current().timeline.at(at);
        return { playerID, move, args: args ?? [], G, ctx };
      }
      throw new Error('no golden game completes a business');
    };
    const { playerID, ...completes } = step();
    const turns = { playerID, played: [], better: [completes] };
    const said = whatWasMissed?.(turns, 'en') ?? [];
    expect(said[0]).toMatch(/^You could have completed .+ this turn\.$/);
    expect(whatWasMissed?.(turns, 'ja')[0]).toContain('達成できたのに');
    expect(whatWasMissed?.({ ...turns, played: [completes] }, 'en')).toEqual([]);
  });

  it('shows where sold goods would have brought more in the same turn', () => {
    const positions = Array.from({ length: timeline.moves }, (_, at) => timeline.at(at));
    const sales = positions.flatMap(({ G, ctx }) => {
      const trades = module.legalMoves(G, ctx, '0').filter(({ move }) => move === 'trade');
      return trades.slice(-1).map((trade) => ({ ...trade, G, ctx }));
    });
    const said = sales.flatMap((one) =>
      sales.flatMap(
        (other) => whatWasMissed?.({ playerID: '0', played: [one], better: [other] }, 'en') ?? [],
      ),
    );
    const sentence = said.find((each) => each.startsWith('Sold too early')) ?? '';
    const [paid, pays] = firstTwo([...sentence.matchAll(/(\d+)/g)].map(([figure]) => Number(figure)));
    expect(pays).toBeGreaterThan(paid);
  });

  it('leaves out costs within the search’s error', () => {
    const [mika] = findingsOf(looked, { ...review, decisions: [{ ...decision, best: 21.9 }] }, 'en', t);
    expect(mika).toMatchObject({ count: 0, cost: 0, worst: [] });
  });

  it('plays a line from its position to the end of the turn only', () => {
    const before = timeline.at(at);
    const steps = lineFrom(module, before, '0', [...line, ...line], 'en');
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThanOrEqual(2);
    expect(timeline.at(at)).toEqual(before);
    expect(lineFrom(module, before, '0', [{ move: 'travel', args: ['nowhere'] }], 'en')).toEqual([]);
  });

  it('is saved with the game, but not with a copy from an earlier position', () => {
    session.reviews.keep(review);
    const text = JSON.stringify(session.save());
    expect(parseSavedGame(text).review).toEqual(review);
    expect(new Session(module, parseSavedGame(text)).reviews.kept()).toEqual(review);
    expect(firstMoves(parseSavedGame(text), at).review).toBeUndefined();
    expect(session.save(at).review).toBeUndefined();
  });

  it('names the field of a malformed review', () => {
    const broken = JSON.stringify({ ...session.save(), review: { ...review, next: -1 } });
    expect(() => parseSavedGame(broken)).toThrow(/^review\.next: /);
  });
});
