import './table.css';
import { useContext, useState } from 'react';
import { CoachContext } from '../../../src/game-api/guide';
import type { TableProps } from '../../../src/game-api/module';
import { type Bag, bagsOf, type G, GOODS, piecesIn, SPOTS, type SpotId } from '../rules';
import { moveText, words } from '../words';

const NONE: Bag = { tea: 0, salt: 0, wool: 0 };

/** The board with its places, the road as a track, the hand, and the bag that pays for a place. */
export function Table(props: TableProps) {
  const {
    G: state,
    ctx,
    viewer,
    seats,
    legalMoves,
    language,
    play,
    shell,
    replay,
    onPlayAgain,
    onLeave,
  } = props;
  const coach = useContext(CoachContext);
  const [spot, setSpot] = useState<SpotId | null>(null);
  const [bag, setBag] = useState(NONE);
  const [problem, setProblem] = useState<string | null>(null);
  const G = state as G;
  const t = words(language);
  const own = viewer === null ? undefined : G.players[viewer];
  const chosen = SPOTS.find(({ id }) => id === spot);
  const make = async (move: string, ...args: unknown[]) => {
    setProblem(await play(move, ...args));
    setSpot(null);
    setBag(NONE);
  };
  const change = (good: (typeof GOODS)[number], by: number) => setBag({ ...bag, [good]: bag[good] + by });
  return (
    <main className="tea-road" data-testid="table">
      <header>
        <h1>{ctx.gameover === undefined ? t.round(G.round, G.rounds) : t.over}</h1>
        {shell}
      </header>
      {replay}
      {coach}
      <svg viewBox="0 0 300 90" aria-label={t.track} role="img">
        {seats.map(({ playerID, colour }, row) => (
          <circle
            key={playerID}
            cx={10 + G.players[playerID].track * 8}
            cy={20 + row * 25}
            r={9}
            fill={colour}
            data-steps={G.players[playerID].track}
          />
        ))}
      </svg>
      <ul className="players">
        {seats.map(({ playerID, name }) => {
          const { goods, hand, bid, track } = G.players[playerID];
          return (
            <li key={playerID} data-testid={`player-${playerID}`}>
              <strong>{name}</strong> {GOODS.map((good) => `${goods[good]} ${t.good[good]}`).join(', ')},{' '}
              {t.cards(hand.length)}, {track}
              {bid === null ? '' : `, ${bid === 'hidden' ? '?' : bid}`}
            </li>
          );
        })}
      </ul>
      <div className="spots">
        {SPOTS.map(({ id, pieces, steps }) => (
          <button
            key={id}
            type="button"
            className="button"
            data-testid={`spot-${id}`}
            aria-pressed={id === spot}
            disabled={!legalMoves.some(({ args }) => args[0] === id)}
            onClick={() => setSpot(id)}
          >
            {t.spot[id]} ({t.pieces(pieces, steps)})
          </button>
        ))}
        {legalMoves.some(({ move }) => move === 'rest') && (
          <button type="button" className="button" data-testid="rest" onClick={() => void make('rest')}>
            {t.rest}
          </button>
        )}
      </div>
      {chosen !== undefined && own !== undefined && (
        <fieldset className="bag" data-testid="bag">
          {GOODS.map((good) => (
            <span key={good}>
              <button
                type="button"
                className="button"
                aria-label={t.less(t.good[good])}
                disabled={bag[good] === 0}
                onClick={() => change(good, -1)}
              >
                −
              </button>
              {bag[good]} {t.good[good]}
              <button
                type="button"
                className="button"
                data-testid={`more-${good}`}
                aria-label={t.more(t.good[good])}
                disabled={
                  !bagsOf(own.goods, chosen.pieces).some((full) =>
                    GOODS.every((each) => full[each] >= bag[each] + (each === good ? 1 : 0)),
                  )
                }
                onClick={() => change(good, 1)}
              >
                +
              </button>
            </span>
          ))}
          <button
            type="button"
            className="button primary"
            data-testid="confirm"
            disabled={piecesIn(bag) !== chosen.pieces}
            onClick={() => void make('go', chosen.id, bag)}
          >
            {t.confirm}
          </button>
        </fieldset>
      )}
      <div className="hand">
        {own?.hand.map((card) => (
          <button
            key={card}
            type="button"
            className="button"
            data-testid={`bid-${card}`}
            disabled={!legalMoves.some(({ args }) => args[0] === card)}
            onClick={() => void make('bid', card)}
          >
            {moveText('bid', [card], language)}
          </button>
        ))}
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
      {ctx.gameover !== undefined && (
        <p data-testid="final-score">
          <button type="button" className="button primary" onClick={onPlayAgain}>
            {t.again}
          </button>
          <button type="button" className="button" onClick={onLeave}>
            {t.leave}
          </button>
        </p>
      )}
    </main>
  );
}
