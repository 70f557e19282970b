import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../scripts/simulate/randomGame';
import type { LegalMove, TableProps } from '../../../src/game-api/module';
import { LANGUAGES } from '../../../src/language/language';
import { itemAt } from '../../../src/rules-kit/indexed';
import { type Contract, playedGame } from './contract';

type Said = LegalMove & { readonly description: string };

/** HTML that the table must contain for a move. Games with many moves may use forms. */
export type ControlOf = (said: Said) => string | RegExp;

/** Returns the option of a move in a list (`PickForm`), whose key is the move's argument. */
export const optionOf = ({ description }: Said, key: unknown): string =>
  `<option value="${JSON.stringify(key).replaceAll('"', '&quot;')}">${description}</option>`;

/** Returns the button of a move. */
export const pressOf = ({ move, description }: Said, testId = `do-${move}`): string =>
  `data-action="${testId}">${description}</button>`;

/** Positions tested per game. */
const POSITIONS = 12;
/** Each position renders a whole table, which takes long on a busy machine. */
const PATIENCE_MS = 300_000;
const nothing = () => {};

/** Waits for texts that are still loading. */
async function htmlOf(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(element);
  return (await new Response(prelude).text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/**
 * Checks that the text table offers each acting seat a control for each of its legal moves in every language, and
 * none to others.
 */
export function saysEveryMove(
  contract: Contract,
  controlOf: ControlOf = ({ description }) => description,
): void {
  const { module, settings } = contract;
  const { game, legalMoves, describeMove } = module;

  describe(`${module.name}: the text table`, () => {
    it.each(LANGUAGES)(
      'shows every legal move: %s',
      async (language) => {
        await module.fetchSentences();
        const Table = await module.loadTextTable();
        let asked = 0;
        for (const [index, setting] of settings.entries()) {
          const { states, moves } = playedGame(contract, { ...setting, seed: `text ${index}` });
          const random = seededRandom(`text ${index}`);
          const seats = Array.from({ length: setting.numPlayers }, (_, seat) => ({
            playerID: String(seat),
            name: `Player ${seat + 1}`,
            colour: itemAt(module.colours, seat).id,
          }));
          for (const [at, { playerID }] of moves.entries()) {
            if (at > 0 && random() > POSITIONS / moves.length) continue;
            const { G, ctx } = itemAt(states, at);
            const view = game.playerView?.({ G, ctx, playerID }) ?? G;
            const position = { G: view, ctx, log: [] };
            const list = legalMoves(G, ctx, playerID);
            const props: TableProps = {
              ...position,
              notes: [],
              viewer: playerID,
              seats,
              legalMoves: list,
              language,
              play: async () => null,
              refusal: (move, args) => module.explain(view, ctx, playerID, move, args, language),
              timeline: { moves: 0, at: () => position },
              shown: null,
              onShow: nothing,
              replay: null,
              history: {
                canUndo: false,
                canRedo: false,
                undoBlocked: null,
                undo: nothing,
                redo: nothing,
                restartTurn: nothing,
                endsUndo: () => null,
              },
              onHint: null,
              shell: null,
              onPlayAgain: nothing,
              onLeave: nothing,
            };
            const html = await htmlOf(<Table {...props} />);
            for (const { move, args } of list) {
              const description = describeMove(view, ctx, playerID, move, args, language);
              expect(html, `${move} ${JSON.stringify(args)}: ${description}`).toMatch(
                controlOf({ move, args, description }),
              );
              asked += 1;
            }
          }
        }
        expect(asked).toBeGreaterThan(20);
      },
      PATIENCE_MS,
    );
  });
}
