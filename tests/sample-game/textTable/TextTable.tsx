import { useContext } from 'react';
import { CoachContext } from '../../../src/game-api/guide';
import type { TableProps } from '../../../src/game-api/module';
import { type G, GOODS } from '../rules';
import { moveText, words } from '../words';

/** The same table in words: what lies open, and each legal move as a button. */
export function TextTable({
  G: state,
  ctx,
  viewer,
  seats,
  legalMoves,
  language,
  play,
  shell,
  replay,
  onLeave,
}: TableProps) {
  const G = state as G;
  const t = words(language);
  const coach = useContext(CoachContext);
  return (
    <main className="sheet" data-testid="text-table">
      <h1>{ctx.gameover === undefined ? t.round(G.round, G.rounds) : t.over}</h1>
      {shell}
      {replay}
      {coach}
      <ul>
        {seats.map(({ playerID, name }) => {
          const { goods, hand, track } = G.players[playerID];
          return (
            <li key={playerID}>
              {name}: {GOODS.map((good) => `${goods[good]} ${t.good[good]}`).join(', ')};{' '}
              {playerID === viewer ? hand.join(', ') : t.cards(hand.length)}; {t.track}: {track}
            </li>
          );
        })}
      </ul>
      <ul>
        {legalMoves.map(({ move, args }) => (
          <li key={JSON.stringify([move, args])}>
            <button
              type="button"
              className="button"
              data-testid="do"
              onClick={() => void play(move, ...args)}
            >
              {moveText(move, args, language)}
            </button>
          </li>
        ))}
      </ul>
      {ctx.gameover !== undefined && (
        <button type="button" className="button" data-testid="final-score" onClick={onLeave}>
          {t.leave}
        </button>
      )}
    </main>
  );
}
