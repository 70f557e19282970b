import { MoveList } from '../../../../table/text/MoveButton';
import type { BusinessId, WorkerId } from '../../content/terms';
import type { Intent } from '../../position/legal';
import { cardLine } from '../../position/tell';
import { type BusinessArgs, envoyPrices } from '../../rules/business';
import { useText } from '../context';
import { DealForm } from './DealForm';

const intentOf = (args: BusinessArgs): Intent => ({ move: 'completeBusiness', args: [args] });

/** The cards that can be completed here and now (R11.4), each with what it asks to choose. */
export function Businesses({ worker }: { readonly worker: WorkerId }) {
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
  const business = content.businesses[card];
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
