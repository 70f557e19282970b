/** The footers of the player's contracts. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CONTEXTS } from '../../../../src/games/kilia/ui/context';
import { OwnContracts } from '../../../../src/games/kilia/ui/own/OwnContracts';
import { lackingOf } from '../../../../src/games/kilia/view-model/resources';
import { NOTHING_PICKED } from '../../../../src/games/kilia/view-model/selection';
import { SayContext } from '../../../../src/table/context';
import { AskContext } from '../../../../src/table/links/context';
import { moment, scene } from '../table';
import { tableOf } from './positions';

const NONE = { salt: 0, brick: 0, wood: 0, wheat: 0 };

describe('the missing part of a contract’s cost', () => {
  it('lists each missing good, and coins', () => {
    expect(lackingOf({ salt: 2, wood: 1, coins: 4 }, { ...NONE, salt: 1, wheat: 9 }, 1)).toEqual({
      salt: 1,
      wood: 1,
      coins: 3,
    });
  });

  it('covers any good with goods that the cost doesn’t name', () => {
    expect(lackingOf({ any: 2 }, NONE, 0)).toEqual({ any: 2 });
    expect(lackingOf({ salt: 1, any: 2 }, { ...NONE, salt: 2 }, 0)).toEqual({ any: 1 });
    expect(lackingOf({ salt: 1, any: 2 }, { ...NONE, salt: 1, wheat: 2 }, 0)).toEqual({});
  });
});

/** Renders the contracts of seat 0 with `salt` salt while `current` acts. c01 costs 2 salt. */
function contractsOf(salt: number, current: string): string {
  const ctx = {
    ...moment(current),
    numPlayers: 2,
    playOrder: ['0', '1'],
    playOrderPos: Number(current),
    activePlayers: null,
    turn: 1,
  };
  const table = tableOf(scene({ goods: { ...NONE, salt }, contracts: ['c01'] }), ctx as never, '0');
  return renderToStaticMarkup(
    <CONTEXTS.WordsContext value={table}>
      <CONTEXTS.TableContext value={table}>
        <CONTEXTS.PickContext value={() => {}}>
          <CONTEXTS.SelectedContext value={{ picks: NOTHING_PICKED, plan: { kind: 'wait' } }}>
            <SayContext value={() => {}}>
              <AskContext value={() => {}}>
                <OwnContracts />
              </AskContext>
            </SayContext>
          </CONTEXTS.SelectedContext>
        </CONTEXTS.PickContext>
      </CONTEXTS.TableContext>
    </CONTEXTS.WordsContext>,
  );
}

describe('the footer of an own contract', () => {
  it('R6.1 shows what is missing', () => {
    expect(contractsOf(1, '1')).toMatch(/needs.*aria-label="1 salt"/);
  });

  it('R6.1 shows out of turn when nothing is missing', () => {
    const said = contractsOf(2, '1');
    expect(said).toContain('ready on your turn');
    expect(said).not.toContain('needs');
    expect(said).not.toContain('You lack something');
  });
});
