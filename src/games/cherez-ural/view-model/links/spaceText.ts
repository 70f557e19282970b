import { keysOf } from '../../../../rules-kit/records';
import { spaceOf } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { prices } from '../../rules/prices';
import { isClosed, isExplored, neighboursOf } from '../../rules/spaces';
import { workerOf } from '../../rules/state/state';
import { isTextKey } from '../../text/table/en/index';
import { listComma, listSemicolon, sentences } from '../../text/words';
import { peltsLine, pricesLine, type Telling } from '../tell';

const WAYS = ['river', 'portage', 'land'] as const;

function whatItIs({ G, say, t, language }: Telling, id: SpaceId): string {
  const space = spaceOf(id);
  const river = `terms.waterSystem.${space.waterSystem}`;
  const parts = [
    t(`terms.spaceKind.${space.kind}`),
    ...(space.kind === 'village' ? [] : [t(`terms.explored.${isExplored(G, id) ? 'yes' : 'no'}`)]),
    ...(space.exportTrack === null
      ? []
      : [say('space.exportCity', { track: t(`terms.track.${space.exportTrack}`) })]),
    ...(space.boardMark === null ? [] : [say('space.ownPrices', { mark: space.boardMark })]),
    ...(isTextKey(river) ? [say('space.river', { river: t(river) })] : []),
    ...(space.sea === null ? [] : [say('space.sea', { sea: t(`terms.sea.${space.sea}`) })]),
    ...(isClosed(G, id) ? [say('space.closed')] : []),
  ];
  return listComma(parts, language);
}

function explorationChit(position: Telling, id: SpaceId): string[] {
  const { G, say } = position;
  const chit = G.exploration[id];
  if (chit === undefined) return [];
  if (chit === 'noExploration') return [say('space.noExploration')];
  if (chit === 'siberiaBack' || chit === 'farEastBack') return [say(`space.${chit}`)];
  if (G.soloDisc === id) return [say('space.solo', { pelts: peltsLine(position, chit) })];
  // A city's chit stays hidden here, even after the game's end has revealed it to the program.
  return [say(chit.startsWith('siberia') ? 'space.siberiaBack' : 'space.farEastBack')];
}

function whatLiesThere(position: Telling, id: SpaceId): string[] {
  const { G, say, seat, workerName } = position;
  const hunting = G.hunting[id];
  const workers = keysOf(G.workers).filter((worker) => workerOf(G, worker).at === id);
  return [
    ...workers.map((worker) =>
      say('space.piece', { worker: workerName(worker), name: seat(workerOf(G, worker).owner).name }),
    ),
    ...explorationChit(position, id),
    ...(hunting === undefined
      ? []
      : [
          say(hunting.faceUp ? 'space.huntUp' : 'space.huntDown', {
            pelts: peltsLine(position, hunting.chit),
          }),
        ]),
    ...(G.factoryAt === id ? [say('space.factory')] : []),
    ...(G.pilgrimage.includes(id) ? [say('space.pilgrimage')] : []),
  ];
}

function neighboursLine({ say, language, spaceName }: Telling, id: SpaceId): string {
  const ways = WAYS.flatMap((way) => {
    const places = neighboursOf(id)
      .filter(({ kind }) => kind === way)
      .map(({ to }) => spaceName(to));
    return places.length === 0 ? [] : [say(`space.way.${way}`, { places: listComma(places, language) })];
  });
  return say('space.neighbours', { ways: listSemicolon(ways, language) });
}

export function spaceFacts(position: Telling, id: SpaceId): readonly string[] {
  const { G, say, language } = position;
  const things = whatLiesThere(position, id);
  const here = spaceOf(id).priceRow === null ? null : prices(G, id);
  const buys = here === null ? '' : pricesLine(position, here.buy);
  return [
    `${whatItIs(position, id)}.`,
    ...(things.length === 0 ? [] : [say('space.here', { things: listSemicolon(things, language) })]),
    ...(here === null ? [] : [say('space.sells', { prices: pricesLine(position, here.sell) })]),
    ...(buys === '' ? [] : [say('space.buys', { prices: buys })]),
  ];
}

export const spaceText = (position: Telling, id: SpaceId): string =>
  sentences([...spaceFacts(position, id), neighboursLine(position, id)], position.language);
