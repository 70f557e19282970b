/** Tests that automatic events are derived only from facts and the views. */
import isEqual from 'lodash/isEqual';
import { describe, expect, it } from 'vitest';
import { goldenGame } from '../../../scripts/ui/goldenGames';
import { contentOf } from '../../../src/games/cherez-ural/rules/content-pack/contentOf';
import { type Event, type Events, eventsBetween } from '../../../src/games/cherez-ural/rules/events';
import { isExplored } from '../../../src/games/cherez-ural/rules/spaces';
import type { G } from '../../../src/games/cherez-ural/rules/state/state';
import { viewFor } from '../../../src/games/cherez-ural/rules/state/view';
import { tellEntry, tellEvents } from '../../../src/games/cherez-ural/text/sentences';
import { modules } from '../../../src/games/modules';
import type { Language } from '../../../src/language/language';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import { factsByKind } from '../../../src/rules-kit/logLine';
import { firstMoves } from '../../../src/session/savedGame';
import { Session } from '../../../src/session/session';

const NAMES = { 0: 'Mika', 1: 'Jonas', 2: 'Aino', 3: 'Pavel' };
const module = itemAt(modules, 0);

/** Replays a golden game without its last move, so that hands are still covered, together with the full states. */
function course(players: number) {
  const game = goldenGame(players);
  const { timeline } = new Session(module, firstMoves(game, game.actions.length - 1)).current();
  const open = new Session(module, game).current().timeline;
  const at = (moves: number) => open.at(moves).G as G;
  return { log: timeline.at(timeline.moves).log, at };
}

const told = (players: number): { readonly move: number; readonly event: Event; readonly before: G }[] => {
  const { log, at } = course(players);
  return log.flatMap((entry, index) =>
    eventsBetween(entry, at(index), at(index + 1)).map((event) => ({
      move: index + 1,
      event,
      before: at(index),
    })),
  );
};

const linesOf = (players: number, language: Language) => {
  const { log, at } = course(players);
  return log.flatMap((entry, index) =>
    tellEvents(entry, at(index), at(index + 1), { names: NAMES, language, content: contentOf(at(index)) }),
  );
};

describe.each([1, 2, 4])('events of a golden game of %i', (players) => {
  it('R13 end with the gold of the final scoring', () => {
    const { timeline } = new Session(module, goldenGame(players)).current();
    const [before, after] = [timeline.moves - 1, timeline.moves].map((moves) => timeline.at(moves).G as G);
    const last = itemAt(timeline.at(timeline.moves).log, -1);
    if (before === undefined || after === undefined) throw new Error('the game has no moves');
    const told = tellEvents(last, before, after, { names: NAMES, language: 'en', content: contentOf(after) });
    const gained = Object.fromEntries(
      told.flatMap(({ changes }) => changes.map((each) => [each.playerID, each.amount])),
    );
    for (const [playerID, player] of Object.entries(after.players))
      expect(gained[playerID] ?? 0).toBe(player.gold - entryOf(before.players, playerID).gold);
    expect(told.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Final scoring: \S+ gains .*\d+ gold for trade tracks/),
    );
  });

  const { log, at } = course(players);
  const events = told(players);
  const of = factsByKind<Events>(events.map(({ event }) => event));

  it('R12, R7.2: starts each further round once, with its situation', () => {
    expect(of('round').map(({ round }) => round)).toEqual([2, 3, 4]);
    // The first one is revealed from the start, except in a draft.
    expect(of('situation').map(({ card }) => card)).toEqual(
      at(log.length).situations.slice(at(0).situations.length),
    );
  });

  it('R7.3: reveals each worker once, with its owner', () => {
    const last = at(log.length);
    const revealed = of('workers').flatMap((event) => event.revealed);
    expect(new Set(revealed.map(({ worker }) => worker)).size).toBe(revealed.length);
    expect(revealed.map(({ worker }) => worker).sort()).toEqual(Object.keys(last.workers).sort());
    for (const { playerID, worker } of revealed) expect(entryOf(last.workers, worker).owner).toBe(playerID);
  });

  it('R12.2: reports the turn order when it changes', () => {
    expect(of('order')).toHaveLength(players === 1 ? 0 : 3);
  });

  it('R7.1: turns up only chits that were face down', () => {
    for (const { event, before } of events)
      if (event.fact === 'turnedUp')
        for (const space of event.at) expect(before.hunting[space]?.faceUp).toBe(false);
  });

  it('R14.6: names cities that are explored without a worker', () => {
    for (const { event, move } of events)
      if (event.fact === 'opened')
        for (const space of event.at) expect(isExplored(at(move), space)).toBe(true);
    if (players < 3) expect(of('opened')).not.toHaveLength(0);
  });

  it('R14.6: says of each chit whether a round’s end or a situation card removed it', () => {
    const [opened, takenAway] = [of('opened'), of('takenAway')].map((all) =>
      all.filter(({ atRoundEnd }) => atRoundEnd),
    );
    for (const { at } of [...(opened ?? []), ...(takenAway ?? [])]) expect(at).toHaveLength(1);
    expect(opened).toHaveLength(players < 3 ? 3 : 0);
    // In the game of two, the Treaty of Nerchinsk names the city whose hunting chit the round's end has removed.
    expect(takenAway).toHaveLength(players === 1 ? 1 : 0);
  });

  it('R7.1, R7.2: reports a situation card before its changes, and earlier changes before it', () => {
    const isCardsOwn = ({ fact }: Event) => fact === 'closed';
    for (const [index, entry] of log.entries()) {
      const happened = eventsBetween(entry, at(index), at(index + 1));
      const card = happened.findIndex(({ fact }) => fact === 'situation');
      const first = happened.findIndex(isCardsOwn);
      if (first >= 0) expect(first).toBeGreaterThan(card);
      const turned = happened.findIndex(({ fact }) => fact === 'turnedUp');
      if (turned >= 0) expect(turned).toBeLessThan(card);
    }
    expect(events.some(({ event }) => event.fact === 'turnedUp')).toBe(true);
  });

  it("finds the same events in every viewer's own view", () => {
    for (const viewer of [null, '0'])
      for (const [index, entry] of log.entries()) {
        const seen = eventsBetween(entry, viewFor(at(index), viewer), viewFor(at(index + 1), viewer));
        expect(seen).toEqual(eventsBetween(entry, at(index), at(index + 1)));
      }
  });

  it('reports income from another player’s move with its reason, and only there', () => {
    for (const [index, entry] of log.entries()) {
      const by = entry.action.payload.playerID;
      const line = tellEntry(entry, { names: NAMES, language: 'en', content: contentOf(at(index)) });
      for (const { playerID } of line?.changes ?? []) expect(playerID).toBe(by);
      const won = eventsBetween(entry, at(index), at(index + 1)).flatMap((event) =>
        'owner' in event ? [event] : [],
      );
      for (const playerID of Object.keys(at(index).players)) {
        if (playerID === by) continue;
        const change =
          entryOf(at(index + 1).players, playerID).gold - entryOf(at(index).players, playerID).gold;
        const toldChange = won
          .filter(({ owner }) => owner === playerID)
          .reduce((sum, { amount }) => sum + amount, 0);
        expect(toldChange).toBe(change);
      }
    }
  });

  it.each(['en', 'ja'] as const)('has a sentence for each in %s', (language) => {
    const lines = linesOf(players, language);
    expect(lines).toHaveLength(events.length);
    for (const { text } of lines) expect(text).not.toMatch(/\{\{|undefined|log\.follows|,\s*,/);
  });
});

it("w05: reports the factory's income and the buyer", () => {
  const income = linesOf(4, 'en').find(({ signs = [] }) => isEqual(signs[0], { icon: 'factory' }));
  expect(income?.text).toMatch(
    /^\w+ gains \d+ gold from the factory: \w+ bought \d+ (piece of )?daily goods$/,
  );
});
