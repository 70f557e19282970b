import { useContext } from 'react';
import { ThinkingContext } from '../../../game-api/thinking';

/**
 * Button that skips the pauses of the thinking bot and the bots after it, and one for the next move if the viewer goes
 * step by step. `named` adds the bot's name where no sentence beside it does.
 */
export function ThinkingNote({ named = false }: { readonly named?: boolean }) {
  const thinking = useContext(ThinkingContext);
  if (thinking === null) return null;
  return (
    <span className="thinking">
      {named && <span className="thinking-says">{thinking.says}</span>}
      {thinking.next !== null && (
        <button
          type="button"
          className="button primary"
          data-testid="next-move"
          title={thinking.next.hint}
          onClick={thinking.next.onPress}
        >
          {thinking.next.says}
        </button>
      )}
      <button
        type="button"
        className="button"
        data-testid="skip-bots"
        title={thinking.skipHint}
        onClick={thinking.onSkip}
      >
        {thinking.skip}
      </button>
    </span>
  );
}
