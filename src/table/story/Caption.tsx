import { useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { sentenceOf } from '../../game-api/gameLog';
import { ThinkingContext } from '../../game-api/thinking';
import { useLookBack, usePlayers, useSeats } from '../context';
import { usePortal } from '../controls/portal';
import { ByBot } from '../log/ByBot';
import type { RenderedTurn } from '../log/renderTurns';
import type { Watched } from '../motion/flights';
import { captionOf, type Told } from './captionOf';
import type { StepIcon } from './context';
import { MovedGoods } from './MovedGoods';
import { newMoments } from './newMoments';
import { LineText, StepChanges, StepIcons } from './StepIcons';
import { useSelfClosing } from './useSelfClosing';

/** Reading time in ms of any sentence, and of each of its characters */
const SHORTEST_MS = 1800;
const CHARACTER_MS = 45;

type CaptionProps = { readonly turns: readonly RenderedTurn[]; readonly Icon: StepIcon };

/**
 * Shows another player's move as a sentence over the board, until it has been read or at the next press. It stays if
 * the viewer steps from move to move. Log and strip contain the same, so screen readers needn't hear it.
 */
export function Caption({ turns, Icon }: CaptionProps) {
  const table = usePortal();
  const { log, shown } = useLookBack();
  const { viewer } = usePlayers();
  const { player, mark } = useSeats();
  const isStepped = useContext(ThinkingContext)?.next != null;
  const now: Watched = { moves: log.length, live: shown === null };
  const [seen, setSeen] = useState(now);
  const [told, setTold] = useState<Told | null>(null);
  if (seen.moves !== now.moves || seen.live !== now.live) {
    setSeen(now);
    const said = captionOf(turns, seen, now, viewer);
    // What follows for everyone, such as a council, is not about the move before it.
    const [moment] = newMoments(turns, seen, now);
    const isPast = moment !== undefined && (said === null || said.line.move < moment.move);
    const next = isPast ? null : said;
    const isOwn = log[log.length - 1]?.action.payload.playerID === viewer;
    // A silent move, such as the end of a turn, keeps the sentence of the move before it.
    if (next !== null || isPast || isOwn || !now.live || now.moves < seen.moves) setTold(next);
  }
  const readingMs = SHORTEST_MS + CHARACTER_MS * (told?.line.text.length ?? 0);
  useSelfClosing(told, isStepped ? undefined : readingMs, () => setTold(null));
  if (table === null || told === null) return null;
  const { playerID, standIn, line } = told;
  const { name, colour } = player(playerID);
  return createPortal(
    <>
      <p
        key={line.key}
        className={`story-caption player-${colour}`}
        data-testid="caption"
        data-says={sentenceOf(line)}
        aria-hidden="true"
      >
        {mark(playerID, 18)}
        <span>
          {line.needsName && <strong>{name} </strong>}
          {standIn !== null && <ByBot />}
          {line.actor !== undefined && (
            <>
              <StepIcons icons={[line.actor]} Icon={Icon} size={17} />{' '}
            </>
          )}
          <LineText line={line} Icon={Icon} followsName={line.needsName} />
          <StepChanges line={line} of={playerID} Icon={Icon} />
        </span>
      </p>
      <MovedGoods key={`goods ${line.key}`} told={told} Icon={Icon} table={table} />
    </>,
    table,
  );
}
