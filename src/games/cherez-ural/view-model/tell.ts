/** Sentences about a position, for the text table. */

import { entryOf } from '../../../rules-kit/indexed';
import type { PriceList } from '../content/board';
import type { BusinessId } from '../content/terms';
import { GOODS, type PlayerID, TRACKS, type WorkerId } from '../content/terms';
import { chitPelts, isOpen } from '../rules/content-pack/contentOf';
import { load } from '../rules/goods';
import { playerOf, workerOf } from '../rules/state/state';
import { workerSummary } from '../rules/workerSummary';
import { businessText } from '../text/cardText';
import type { Say } from '../text/text-table/en';
import { goldPhrase, goodsPhrase, listComma, sentences } from '../text/words';
import { phaseKey } from './phaseKey';
import type { Table } from './table';

export type Telling = Table & { readonly say: Say };

export const whenText = (
  { t, say }: Pick<Telling, 't' | 'say'>,
  { round, phase }: { readonly round: number; readonly phase: string | null },
): string => say('when', { round: t('terms.round', { round }), phase: t(`terms.phase.${phaseKey(phase)}`) });

export function workerLoad({ G, say, language }: Telling, worker: WorkerId): string {
  const { goods, capacity } = workerSummary(G, worker);
  return say('workerLoad', { goods: goodsPhrase(goods, language), pieces: load(goods), capacity });
}

export function workerLine(position: Telling, worker: WorkerId): string {
  const { G, acting, say, t, language, workerName, spaceName } = position;
  const { at, acted } = workerOf(G, worker);
  const line = say('workerLine', {
    worker: workerName(worker),
    place: at === null ? t('table.notPlaced') : spaceName(at),
    load: workerLoad(position, worker),
  });
  const state = worker === acting ? [say('actsNow')] : acted ? [say('acted')] : [];
  return listComma([line, ...state], language);
}

export function cardLine(
  { content, language, say, t }: Pick<Telling, 'content' | 'language' | 'say' | 't'>,
  id: BusinessId,
): string {
  const text = businessText(entryOf(content.businesses, id), language);
  const line = say('cardLine', {
    family: text.family,
    place: text.destination ?? t('table.card.anySpace'),
    text: text.sentence,
  });
  return sentences(text.timing === null ? [line] : [line, text.timing], language);
}

export function playerLine({ G, say, t, language }: Telling, playerID: PlayerID): string {
  const { gold, tokens, hand, workerHand } = playerOf(G, playerID);
  return say('playerLine', {
    gold: goldPhrase(gold, language),
    tokens: t('table.tokens', { count: tokens }),
    cards: say('cards', { count: hand.length }),
    workerCards: say('workerCards', { count: workerHand.length }),
  });
}

export const tracksLine = ({ G, t, language }: Table, playerID: PlayerID): string =>
  listComma(
    TRACKS.map((track) =>
      t('table.trackAt', { track: t(`terms.track.${track}`), steps: playerOf(G, playerID).tracks[track] }),
    ),
    language,
  );

/** Lists the kinds with a price: "fur 3, sable 8". */
export function pricesLine({ say, t, language }: Telling, prices: PriceList): string {
  const items = GOODS.flatMap((good) => {
    const gold = prices[good];
    return gold === null ? [] : [say('space.price', { good: t(`terms.good.${good}`), gold })];
  });
  return listComma(items, language);
}

export const peltsLine = ({ G, language }: Table, chit: Parameters<typeof chitPelts>[1]): string => {
  const { fur, sable } = chitPelts(G, chit);
  return goodsPhrase({ fur, sable }, language);
};

export const completedLines = ({ G, content, language, say, workerName }: Telling, playerID: PlayerID) =>
  playerOf(G, playerID).completed.flatMap(({ card, worker, round }) =>
    isOpen(card) && isOpen(worker)
      ? [
          say('completedLine', {
            card: entryOf(content.businesses, card).name[language],
            worker: workerName(worker),
            round,
          }),
        ]
      : [],
  );
