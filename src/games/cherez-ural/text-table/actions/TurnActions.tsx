import type { ReactNode } from 'react';
import { entryOf, itemAt } from '../../../../rules-kit/indexed';
import { MoveButton, MoveList } from '../../../../table/text/MoveButton';
import { Unavailable } from '../../../../table/text/Unavailable';
import type { BusinessId, WorkerId } from '../../content/terms';
import { type BusinessArgs, envoyPrices } from '../../rules/actions/business';
import { foresee } from '../../rules/foresee';
import { prices } from '../../rules/prices';
import { workerOf } from '../../rules/state/state';
import { isTextKey } from '../../text/table/en/index';
import { goldPhrase, listComma, sentences } from '../../text/words';
import { readyIn } from '../../view-model/cardState';
import type { Intent } from '../../view-model/legal';
import { offReasons } from '../../view-model/offReasons';
import { findTargets, seasonOf } from '../../view-model/targets';
import { cardLine, type Telling } from '../../view-model/tell';
import { useText } from '../context';
import { DealForm, HandOverForm } from './GoodsForms';
import { SpaceForm, type SpaceOption } from './SpaceForms';

/**
 * Lists the worker's destinations with each way's cost. The legs and the cards ready there are computed once one is
 * chosen.
 */
function goings(position: Telling, use: 'travel' | 'token', worker: WorkerId): SpaceOption[] {
  const { G, ctx, legal, viewer, say, t, language, content, spaceName } = position;
  const targets = findTargets(G, legal, use, seasonOf(ctx.phase), worker, null);
  return [...targets].flatMap(([space, choices]) =>
    choices.map(({ by, cost, legs, intents }): SpaceOption => {
      const detail = () => {
        const foresight = viewer === null ? null : foresee(G, ctx, viewer, intents);
        const cards = foresight === null ? [] : [...readyIn(foresight, position, worker)];
        const way = legs.map((leg) =>
          say('legGold', { to: spaceName(leg.to), gold: goldPhrase(leg.cost, language) }),
        );
        const names = cards.map((card) => entryOf(content.businesses, card).name[language]);
        return sentences(
          [
            ...(way.length === 0 ? [] : [say('legs', { legs: listComma(way, language) })]),
            ...(names.length === 0 ? [] : [say('readyThere', { cards: listComma(names, language) })]),
          ],
          language,
        );
      };
      const way = t(`table.by.${by}`);
      return {
        space,
        note: cost === null ? undefined : t('table.wayCosts', { way, cost }),
        detail,
        intent: itemAt(intents, -1),
      };
    }),
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

const intentOf = (args: BusinessArgs): Intent => ({ move: 'completeBusiness', args: [args] });

/** R11.4. */
function Businesses({ worker }: { readonly worker: WorkerId }) {
  const { legal } = useText();
  return [...legal.completeBusiness].map(([card, ways]) => (
    <Completing key={card} card={card} ways={ways} worker={worker} />
  ));
}

type CompletingProps = {
  readonly card: BusinessId;
  readonly ways: readonly BusinessArgs[];
  readonly worker: WorkerId;
};

function Completing({ card, ways, worker }: CompletingProps) {
  const position = useText();
  const { G, content, language, say, t } = position;
  const business = entryOf(content.businesses, card);
  const deals = ways.flatMap(({ choice }) =>
    choice !== undefined && 'sell' in choice && 'buy' in choice ? [{ out: choice.sell, in: choice.buy }] : [],
  );
  const prices = envoyPrices(G, business, worker);
  return (
    <article data-testid={`ready-${card}`}>
      <h4>{business.name[language]}</h4>
      <p>{cardLine(position, card)}</p>
      {deals.length > 0 && prices !== null ? (
        <DealForm
          name={`completeBusiness-${card}`}
          title={say('businessChoice', { card: business.name[language] })}
          worker={worker}
          list={deals}
          prices={prices}
          intentOf={({ out, in: bought }) => intentOf({ card, choice: { sell: out, buy: bought } })}
          confirm={t('table.action.complete')}
        />
      ) : (
        <MoveList intents={ways.map(intentOf)} />
      )}
    </article>
  );
}

export function TurnActions({ worker }: { readonly worker: WorkerId }) {
  const position = useText();
  const { G, legal, say, t, spaceName } = position;
  const moveName = (move: string) => {
    const key = `terms.move.${move}`;
    return isTextKey(key) ? t(key) : move;
  };
  const at = workerOf(G, worker).at ?? 'moscow';
  const acts = legal.trade.length + legal.explore.length + legal.hunt.length > 0 || legal.gatherInformation;
  const free =
    legal.useTravelToken.length + legal.handOver.length + legal.completeBusiness.size > 0 ||
    legal.leavePilgrimageMarker;
  return (
    <>
      {legal.endTurn && (
        <Group title={say('turn')}>
          <MoveButton intent={{ move: 'endTurn', args: [] }} testId="end-turn" />
        </Group>
      )}
      {legal.travel.size > 0 && (
        <Group title={say('move')}>
          <SpaceForm
            name="travel"
            label={say('where')}
            confirm={t('terms.move.travel')}
            options={goings(position, 'travel', worker)}
          />
        </Group>
      )}
      {acts && (
        <Group title={say('actions')}>
          {legal.trade.length > 0 && (
            <DealForm
              name="trade"
              title={say('tradeTitle', { city: spaceName(at) })}
              worker={worker}
              list={legal.trade.map(({ sell, buy }) => ({ out: sell, in: buy }))}
              prices={prices(G, at, worker)}
              intentOf={({ out, in: bought }) => ({ move: 'trade', args: [{ sell: out, buy: bought }] })}
              confirm={t('table.action.trade')}
            />
          )}
          <SpaceForm
            name="explore"
            label={say('whichCity')}
            confirm={t('table.action.explore')}
            options={legal.explore.map((space) => ({
              space,
              detail: () => say('noUndoLater'),
              intent: { move: 'explore', args: [space] },
            }))}
          />
          <MoveList
            intents={[
              ...legal.hunt.map((bonus) => ({ move: 'hunt', args: [bonus] })),
              ...(legal.gatherInformation ? [{ move: 'gatherInformation', args: [] }] : []),
            ]}
          />
        </Group>
      )}
      {free && (
        <Group title={say('freeActions')}>
          <Businesses worker={worker} />
          <SpaceForm
            name="useTravelToken"
            label={say('where')}
            confirm={t('terms.move.useTravelToken')}
            options={goings(position, 'token', worker)}
          />
          <HandOverForm />
          {legal.leavePilgrimageMarker && <MoveButton intent={{ move: 'leavePilgrimageMarker', args: [] }} />}
        </Group>
      )}
      <Unavailable
        moves={Object.entries(offReasons(position)).flatMap(([move, reason]) =>
          reason === null ? [] : [{ move: moveName(move), reason }],
        )}
      />
    </>
  );
}
