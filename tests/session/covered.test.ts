import { describe, expect, it } from 'vitest';
import { goldenWhere } from '../../scripts/ui/goldenGames';
import { modules } from '../../src/games/modules';
import { itemAt } from '../../src/rules-kit/indexed';
import { Session } from '../../src/session/session';
import { viewOf } from '../../src/session/source';

const module = itemAt(modules, 0);

describe('the covered table during a handover', () => {
  it('shows the view of a spectator at every position and allows no moves', async () => {
    const session = new Session(
      module,
      goldenWhere(4, ({ G, phase }) => G.round === 3 && phase === 'summer'),
    );
    const covered = session.covered.current();
    const { viewer, ctx, legalMoves, canUndo, canRedo, timeline, log } = covered;
    expect({ viewer, legalMoves, canUndo, canRedo }).toEqual({
      viewer: null,
      legalMoves: [],
      canUndo: false,
      canRedo: false,
    });
    const own = session.current();
    // A spectator's view of a seat's view hides what the seat sees.
    expect(covered.G).toEqual(viewOf(module, own.G, ctx, null));
    expect(JSON.stringify(covered.G)).not.toBe(JSON.stringify(own.G));
    for (let move = 0; move <= timeline.moves; move++)
      expect(timeline.at(move).G).toEqual(viewOf(module, own.timeline.at(move).G, ctx, null));
    expect(log).toHaveLength(own.log.length);
    expect(await session.covered.play('endTurn', [], 'en')).not.toBeNull();
    expect(session.current()).toBe(own);
  });

  it('stays the same object until something changes', async () => {
    const session = new Session(
      module,
      goldenWhere(2, ({ can }) => can.endTurn),
    );
    const before = session.covered.current();
    expect(session.covered.current()).toBe(before);
    expect(await session.play('endTurn', [], 'en')).toBeNull();
    expect(session.covered.current()).not.toBe(before);
  });

  it('keeps the redacted log entry of a secret move the same object, so that its log line is cached', async () => {
    const session = new Session(
      module,
      goldenWhere(2, ({ can }) => can.endTurn),
    );
    const { log: before, viewer } = session.current();
    const secret = before.filter(
      ({ redact, action }) => redact === true && action.payload.playerID !== viewer,
    );
    expect(secret.length).toBeGreaterThan(0);
    for (const { action } of secret) expect(action.payload.args).toBeNull();
    session.undo();
    const after = session.current().log;
    expect(after).not.toBe(before);
    for (const [index, entry] of after.entries()) expect(entry).toBe(before[index]);
  });
});
