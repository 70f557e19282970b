import { memo, useDeferredValue } from 'react';
import type { PlayerScore, Timeline } from '../../game-api/module';
import { useSeats } from '../context';
import { later } from '../loading/later';
import type { LogProps } from '../log/logParts';
import { LastChanges } from './LastChanges';
import { changesBetween, type Ledger } from './ledger';
import { ledgerEntries } from './ledgerEntries';
import { ScoreButton } from './ScoreButton';
import { ScoreFlag } from './ScoreFlag';

type OnePlayer = { readonly playerID: string };

/** What a game's table says about the score */
export type ScoreWords<Source> = {
  readonly sourceName: (source: Source) => string;
  /** Returns a change of the score with sign and unit, such as "+2 points". */
  readonly changeText: (amount: number) => string;
  /** Returns the heading of a player's changes. */
  readonly titleOf: (playerID: string) => string;
  /** Returns the parts of a player's score if the game ended now, as far as this view shows them. */
  readonly partsOf: (playerID: string) => PlayerScore['parts'];
  /** A sentence about how the score is counted */
  readonly note?: string;
};

type Scored<State, Source> = ScoreWords<Source> & {
  readonly G: State;
  /** Number of moves of the position */
  readonly moves: number;
  readonly timeline: Timeline<State>;
  /** The previous position; null after a jump. */
  readonly cameFrom: State | null;
  /** Shows all changes of a player. Must be the same function in every render. */
  readonly onOpen: (playerID: string) => void;
};

const LAST = 5;
/** Number of changes that fill a dialog */
const FIRST_CHANGES = 15;

/** Creates the parts of panels and rows that show the score and its changes, from the game's ledger. */
export function scoreParts<State, Source extends string>(
  ledger: Ledger<State, Source>,
  useScored: () => Scored<State, Source>,
  Log: LogProps,
) {
  const LedgerDialog = later(async () => (await import('./LedgerDialog')).LedgerDialog<Source>);

  function useEntries(playerID: string, most?: number) {
    const { timeline, moves } = useScored();
    return ledgerEntries(ledger, (move) => timeline.at(move).G, playerID, moves, most);
  }

  function Last({ playerID }: OnePlayer) {
    const { sourceName, changeText } = useScored();
    const changes = useEntries(playerID, LAST);
    return <LastChanges changes={changes} changeText={changeText} sourceName={sourceName} />;
  }

  /** Shows the score changes of the last move, without quiet sources. A game with a single source omits its name. */
  function Flag({ playerID }: OnePlayer) {
    const { G, moves, cameFrom, changeText, sourceName } = useScored();
    if (cameFrom === null) return null;
    const [from, to] = [ledger.ledgerOf(cameFrom, playerID), ledger.ledgerOf(G, playerID)];
    const changes = changesBetween(ledger.sources, from, to).filter(
      ({ source }) => ledger.quiet?.includes(source) !== true,
    );
    const nameOf = ledger.sources.length === 1 ? () => '' : sourceName;
    return (
      <ScoreFlag
        playerID={playerID}
        move={moves}
        changes={changes}
        changeText={changeText}
        sourceName={nameOf}
      />
    );
  }

  return {
    /** Dialog with the parts of all scores and the changes of one, each with the sentence of its move */
    ScoreDialog: ({ playerID, onClose }: OnePlayer & { readonly onClose: () => void }) => {
      const { sourceName, titleOf, partsOf, note, timeline, moves } = useScored();
      const isOver = timeline.at(moves).ctx.gameover !== undefined;
      // The changes that fill the dialog render at once, the others in a second render.
      const entries = useEntries(playerID, useDeferredValue(Number.POSITIVE_INFINITY, FIRST_CHANGES));
      return (
        <Log
          show={({ turns }) => (
            <LedgerDialog
              playerID={playerID}
              title={titleOf(playerID)}
              entries={entries}
              turns={turns}
              sourceName={sourceName}
              partsOf={partsOf}
              note={note}
              ended={isOver ? moves : null}
              onClose={onClose}
            />
          )}
        />
      );
    },
    /** The score with its flag. Hovering shows the last changes, a click all of them. */
    ScoreFigure: ({ playerID }: OnePlayer) => {
      const { G, onOpen } = useScored();
      return (
        <span className="score-figure">
          <ScoreButton playerID={playerID} amount={ledger.totalOf(G, playerID)} Last={Last} onOpen={onOpen} />
          <Flag playerID={playerID} />
        </span>
      );
    },
    /** The score with its flag in the phone's row */
    ScoreInRow: memo(function ScoreInRow({ playerID }: OnePlayer) {
      const { G } = useScored();
      const { score } = useSeats();
      return (
        <>
          {score(ledger.totalOf(G, playerID), 15)}
          <Flag playerID={playerID} />
        </>
      );
    }),
  };
}
