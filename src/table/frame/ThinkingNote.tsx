import { useContext } from 'react';
import { ThinkingContext } from '../../game-api/thinking';

/** Lets the bot that thinks, and those after it, play without a pause. `named`: says who thinks, where no sentence
 *  beside it does. */
export function ThinkingNote({ named = false }: { readonly named?: boolean }) {
  const thinking = useContext(ThinkingContext);
  if (thinking === null) return null;
  return (
    <span className="thinking">
      {named && <span className="thinking-says">{thinking.says}</span>}
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
