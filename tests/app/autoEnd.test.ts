/** The option to end a turn automatically. */
import { expect, it } from 'vitest';
import { isTurnDone } from '../../src/app/table/useAutoEnd';
import { modules } from '../../src/games/modules';
import { itemAt } from '../../src/rules-kit/indexed';
import { Session } from '../../src/session/session';
import { where } from '../games/cherez-ural/goldenGames';

const module = itemAt(modules, 0);

const only = (can: Readonly<Partial<Record<string, number>>>) =>
  can.endTurn !== undefined && Object.keys(can).length === 1;

it('counts a turn as done when ending it is the only move', () => {
  const session = new Session(
    module,
    where(4, ({ can }) => only(can)),
  );
  expect(isTurnDone(session.current())).toBe(true);
});

it('leaves a turn open while another move is possible', () => {
  const session = new Session(
    module,
    where(4, ({ can }) => can.endTurn && !only(can)),
  );
  expect(isTurnDone(session.current())).toBe(false);
});

it('leaves a turn open after an undo', () => {
  const session = new Session(
    module,
    where(4, ({ can }) => only(can)),
  );
  if (!session.current().canUndo) throw new Error('expected a move that can be undone');
  session.undo();
  expect(isTurnDone(session.current())).toBe(false);
});
