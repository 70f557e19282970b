import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { goldenGamesOf } from '../../../scripts/ui/goldenGames';
import { NO_HISTORY } from '../../../src/game-api/baseTable';
import { asAnyGame } from '../../../src/game-api/module';
import { firstMoves } from '../../../src/session/savedGame';
import { Session } from '../../../src/session/session';
import { sampleModule } from '../../sample-game/module';

const nothing = () => {};

// Moves link to their positions.
vi.stubGlobal('location', new URL('http://localhost/table'));

it('lists the moves of a small game’s text table, latest first, each with its player', async () => {
  const module = asAnyGame(sampleModule);
  await module.fetchSentences();
  const Table = await module.loadTextTable();
  const session = new Session(module, firstMoves(goldenGamesOf(sampleModule).game(2), 4));
  const { prelude } = await prerender(
    <Table
      {...session.current()}
      seats={session.seats}
      language="en"
      play={async () => null}
      refusal={() => null}
      shown={null}
      onShow={nothing}
      replay={null}
      history={NO_HISTORY}
      onHint={null}
      shell={null}
      onPlayAgain={nothing}
      onLeave={nothing}
    />,
  );
  const html = await new Response(prelude).text();
  const [, log = ''] = html.split('data-testid="log"');
  const lines = [...log.matchAll(/>([^<]+: [^<]+)</g)].map(([, text]) => text);
  const [zero, one] = session.seats.map(({ name }) => name);
  expect(lines).toEqual([
    `${zero}: rests and takes 1 tea`,
    `${one}: goes to the Inn for 2 salt`,
    `${zero}: bids the card 2`,
    // The viewer doesn't see the other player's bid.
    `${one}: bid a card`,
  ]);
});
