import { useContext } from 'react';
import { type Changes, playerPlace } from '../../game-api/gameLog';
import { StoryContext } from '../../game-api/story';
import { itemAt } from '../../rules-kit/indexed';
import { useLookBack, usePlayers, useSeats, useWords } from '../context';
import { type StepIcon, usePointAtStep } from '../story/context';
import { LineText, StepChanges } from '../story/StepIcons';
import { chooseLines } from './chooseLines';
import { MoveLink } from './MoveLink';
import type { RenderedLine, RenderedTurn } from './renderTurns';

/** Returns what each player gained or paid in these turns, in order of the first change. */
function changesIn(turns: readonly RenderedTurn[]): Changes {
  const sums = new Map<string, number>();
  for (const { lines } of turns)
    for (const { changes } of lines)
      for (const { playerID, amount } of changes) sums.set(playerID, (sums.get(playerID) ?? 0) + amount);
  return [...sums].map(([playerID, amount]) => ({ playerID, amount }));
}

type Told = { readonly playerID: string; readonly line: RenderedLine };

/** Checks whether a move happened on the board, unlike one with a player's own pieces only. */
const isOnBoard = ({ playerID, line: { places = [] } }: Told): boolean =>
  places.some((place) => place !== playerPlace(playerID));

/** Fewest lines that the short list must save */
const LEAST_SAVED = 3;

type News = {
  readonly chosen: readonly Told[];
  /** Number of lines to choose from */
  readonly of: number;
};

/** Returns the most important lines of others' turns; null if the log below is hardly longer. */
function newsIn(others: readonly RenderedTurn[], viewer: string | null): News | null {
  const told = others.map(({ playerID, lines }) => ({
    moves: lines.filter(({ happening }) => happening === null).map((line) => ({ playerID, line })),
    follows: lines.filter(({ happening }) => happening !== null).map((line) => ({ playerID, line })),
  }));
  const gainOf = ({ playerID, line: { changes } }: Told) =>
    Math.max(0, changes.find((change) => change.playerID === playerID)?.amount ?? 0);
  const isAboutViewer = ({ line: { places = [] } }: Told) =>
    viewer !== null && places.includes(playerPlace(viewer));
  const isImportant = (told: Told) => told.line.happening?.isMoment === true || isAboutViewer(told);
  const chosen = chooseLines(told, { isMain: isOnBoard, gainOf, isImportant });
  const of = others.reduce((sum, { lines }) => sum + lines.length, 0);
  return of - chosen.length < LEAST_SAVED ? null : { chosen, of };
}

type SinceProps = { readonly turns: readonly RenderedTurn[]; readonly Icon: StepIcon };

/**
 * Marks the end of the viewer's last turn in the log. It shows what the players gained and paid in the turns of others
 * since then, what these did in a few sentences, and a button to watch the turns.
 */
export function Since({ turns, Icon }: SinceProps) {
  const { t } = useWords();
  const { onShow, shown } = useLookBack();
  const { viewer } = usePlayers();
  const { player } = useSeats();
  const point = usePointAtStep();
  const watch = useContext(StoryContext);
  const before = itemAt(turns, 0).moves[0] - 1;
  // The viewer's own moves of the present turn are no news.
  const others = turns.filter(({ playerID, standIn }) => playerID !== viewer || standIn !== null);
  const news = newsIn(others, viewer);
  return (
    <div className="log-since" data-since>
      <strong>{t('kit.log.since')}</strong>
      <StepChanges
        line={{ changes: changesIn(others), unit: itemAt(itemAt(turns, 0).lines, 0).unit }}
        of=""
        Icon={Icon}
      />
      <span className="gap" />
      <MoveLink move={before} current={shown === before} onShow={watch ?? onShow}>
        {t('kit.log.watch')}
      </MoveLink>
      {news !== null && (
        <>
          <small className="since-part">
            {t('kit.log.inShort', { shown: news.chosen.length, of: news.of })}
          </small>
          <ul className="since-lines" data-testid="since-lines">
            {news.chosen.map(({ playerID, line }) => (
              <li
                key={line.key}
                className={`player-${player(playerID).colour}`}
                onPointerEnter={({ pointerType }) => pointerType !== 'touch' && point(line)}
                onPointerLeave={() => point(null)}
              >
                {line.needsName && <strong>{player(playerID).name} </strong>}
                <LineText line={line} Icon={Icon} followsName={line.needsName} />
                <StepChanges line={line} of={playerID} Icon={Icon} />
              </li>
            ))}
          </ul>
          <small className="since-part">{t('kit.log.inFull')}</small>
        </>
      )}
    </div>
  );
}
