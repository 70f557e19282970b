import { useMemo, useState } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import { TextGrid } from '../../../../table/text/TextGrid';
import { TextList } from '../../../../table/text/TextList';
import { board, PRICE_ROWS } from '../../content/board';
import { GOODS, REGIONS, type SpaceId, TRACKS } from '../../content/terms';
import { prices } from '../../rules/prices';
import { playerOf } from '../../rules/state/state';
import { situationText } from '../../text/cardText';
import { lateSayer } from '../../text/late/en';
import { listComma } from '../../text/words';
import { spaceText } from '../../view-model/links/spaceText';
import { routesTo } from '../../view-model/routePlan';
import { routeText } from '../../view-model/routeText';
import { peltsLine } from '../../view-model/tell';
import { useText } from '../context';

/** A search that finds no more places than this also lists the ways there. */
const MOST_WITH_ROUTES = 3;

const plain = (text: string) => text.toLocaleLowerCase().normalize('NFKD');

export function BoardList() {
  const position = useText();
  const { G, say, t, language, spaceName } = position;
  const [wanted, setWanted] = useState('');
  const shown = board.spaces.filter(({ name }) =>
    Object.values(name).some((word) => plain(word).includes(plain(wanted.trim()))),
  );
  const texts = useMemo(
    () => new Map(board.spaces.map(({ id }): [SpaceId, string] => [id, spaceText(position, id)])),
    [position],
  );
  const routesOf = (id: SpaceId) =>
    routesTo(position, id).map((route) => routeText(position, lateSayer(language), route));
  const boxed = G.box.map((chit) => peltsLine(position, chit));
  return (
    <>
      <p>
        <label>
          {say('find')}{' '}
          <input
            type="search"
            value={wanted}
            data-testid="find-space"
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>{' '}
        <output>{say('found', { count: shown.length })}</output>
      </p>
      {REGIONS.map((region) => {
        const spaces = shown.filter((space) => space.region === region);
        return spaces.length === 0 ? null : (
          <section key={region} aria-labelledby={`region-${region}`}>
            <h3 id={`region-${region}`}>{t(`terms.region.${region}`)}</h3>
            <ul>
              {spaces.map(({ id }) => (
                <li key={id}>
                  <strong>{spaceName(id)}</strong>: {texts.get(id)}
                  {shown.length <= MOST_WITH_ROUTES && <TextList lines={routesOf(id)} />}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {boxed.length > 0 && <p>{say('boxed', { chits: listComma(boxed, language) })}</p>}
    </>
  );
}

export function Prices() {
  const { G, say, t } = useText();
  return (
    <TextGrid
      corner={say('priceRow')}
      columns={(['sellOf', 'buyOf'] as const).flatMap((way) =>
        GOODS.map((good) => ({ key: `${way}${good}`, name: say(way, { good: t(`terms.good.${good}`) }) })),
      )}
      rows={PRICE_ROWS.flatMap((row) => {
        const city = board.spaces.find(({ priceRow }) => priceRow === row);
        if (city === undefined) return [];
        const { sell } = prices(G, city.id);
        const figures = [
          ...GOODS.map((good) => sell[good]),
          ...GOODS.map((good) => board.buyPrices[row][good]),
        ];
        return [
          {
            key: row,
            name: t(`terms.priceRow.${row}`),
            cells: figures.map((price) => price ?? say('notPossible')),
          },
        ];
      })}
    />
  );
}

export function Tracks() {
  const { G, say, t, seat } = useText();
  return (
    <TextGrid
      corner={say('player')}
      columns={TRACKS.map((track) => ({ key: track, name: t(`terms.track.${track}`) }))}
      rows={G.turnOrder.map((playerID) => ({
        key: playerID,
        name: seat(playerID).name,
        cells: TRACKS.map((track) => playerOf(G, playerID).tracks[track]),
      }))}
    />
  );
}

export function Situations() {
  const { G, content, language, say } = useText();
  const shown = G.situations.map((id, index) => ({ id, round: index + 1 })).reverse();
  return (
    <>
      {shown.map(({ id, round }) => {
        const { title, sentences } = situationText(entryOf(content.situations, id), language);
        return (
          <article key={id}>
            <h3>{say(round === G.situationRound ? 'inForce' : 'past', { round, name: title })}</h3>
            <TextList lines={sentences} />
          </article>
        );
      })}
      {G.situationDeck.length > 0 && <p>{say('situationsLeft', { count: G.situationDeck.length })}</p>}
    </>
  );
}
