import { memo } from 'react';
import type { Timeline } from '../../game-api/module';
import { useSeats } from '../context';
import type { Told } from '../log/logParts';
import { later } from '../painting/later';
import { LastChanges } from './LastChanges';
import { changesBetween, type Ledger } from './ledger';
import { ledgerEntries } from './ledgerEntries';
import { ScoreButton } from './ScoreButton';
import { ScoreFlag } from './ScoreFlag';

type OnePlayer = { readonly playerID: string };

/** What a game says of its score in the position on the table. */
type Scored<State, Source> = {
  readonly G: State;
  /** The number of moves that led to it. */
  readonly moves: number;
  readonly timeline: Timeline<State>;
  /** The position that was on the table before; null: this one was jumped to. */
  readonly cameFrom: State | null;
  readonly sourceName: (source: Source) => string;
  /** Over all changes of a player. */
  readonly titleOf: (playerID: string) => string;
  /** Shows all of a player's changes; must stay the same. */
  readonly onOpen: (playerID: string) => void;
};

/** How many of the last changes a tip tells. */
const LAST = 5;

/** A player's score as panels and rows show it, with its changes as they come, out of the game's ledger. */
export function scoreParts<State, Source extends string>(
  ledger: Ledger<State, Source>,
  useScored: () => Scored<State, Source>,
  Log: Told,
) {
  const LedgerDialog = later(async () => (await import('./LedgerDialog')).LedgerDialog<Source>);

  /** A player's changes up to the position on the table. */
  function useEntries(playerID: string, most?: number) {
    const { timeline, moves } = useScored();
    return ledgerEntries(ledger, (move) => timeline.at(move).G, playerID, moves, most);
  }

  function Last({ playerID }: OnePlayer) {
    const { sourceName } = useScored();
    return <LastChanges changes={useEntries(playerID, LAST)} sourceName={sourceName} />;
  }

  /** What the last move won or cost, with its source where there is more than one. */
  function Flag({ playerID }: OnePlayer) {
    const { G, moves, cameFrom, sourceName } = useScored();
    if (cameFrom === null) return null;
    const changes = changesBetween(ledger, cameFrom, G, playerID);
    const nameOf = ledger.sources.length === 1 ? () => '' : sourceName;
    return <ScoreFlag playerID={playerID} move={moves} changes={changes} sourceName={nameOf} />;
  }

  return {
    /** All changes of a player, each with the sentence of its move. */
    ScoreDialog: ({ playerID, onClose }: OnePlayer & { readonly onClose: () => void }) => {
      const { sourceName, titleOf } = useScored();
      const entries = useEntries(playerID);
      return (
        <Log
          show={({ turns }) => (
            <LedgerDialog
              playerID={playerID}
              title={titleOf(playerID)}
              entries={entries}
              turns={turns}
              sourceName={sourceName}
              onClose={onClose}
            />
          )}
        />
      );
    },
    /** Pointed at it tells its last changes, pressed all of them. */
    ScoreFigure: ({ playerID }: OnePlayer) => {
      const { G, onOpen } = useScored();
      return (
        <span className="score-figure">
          <ScoreButton playerID={playerID} amount={ledger.totalOf(G, playerID)} Last={Last} onOpen={onOpen} />
          <Flag playerID={playerID} />
        </span>
      );
    },
    /** The same in the phone's row. */
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
