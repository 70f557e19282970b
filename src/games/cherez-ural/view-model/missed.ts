/** Explains why another turn would have been better, by comparing what the two turns did. */
import type { TurnStep, TwoTurns } from '../../../game-api/module';
import type { Language } from '../../../language/language';
import type { PlayerID, SpaceId } from '../content/terms';
import { businessCard } from '../rules/content-pack/contentOf';
import type { Fact } from '../rules/facts';
import { foresee, goldBySource } from '../rules/foresee';
import { type LegalMove, readMove } from '../rules/moves';
import type { G } from '../rules/state/state';
import { translator } from '../text/catalogue/en/index';
import { placeName } from '../text/words';

type Step = TurnStep<G>;
type Sale = { readonly at: SpaceId; readonly gold: number };

const placeOf = (facts: readonly Fact[]): SpaceId | undefined =>
  facts.flatMap((each) => (each.fact === 'acted' ? [each.at] : []))[0];

/** Computes the sales of a turn by playing its moves. */
function salesIn(turn: readonly Step[], playerID: PlayerID): Sale[] {
  return turn.flatMap(({ G, ctx, move, args }) => {
    if (move !== 'trade') return [];
    const facts = foresee(G, ctx, playerID, [{ move, args }])?.facts ?? [];
    const at = placeOf(facts);
    const gold = goldBySource(facts, playerID).get('trade') ?? 0;
    return at === undefined || gold <= 0 ? [] : [{ at, gold }];
  });
}

const madeIn = (turn: readonly Step[]): LegalMove[] =>
  turn.flatMap(({ move, args }) => readMove(move, args) ?? []);

export function whatWasMissed({ playerID, played, better }: TwoTurns<G>, language: Language): string[] {
  const t = translator(language);
  const said: string[] = [];
  const [done, could] = [madeIn(played), madeIn(better)];
  for (const { G, move, args } of better) {
    const made = readMove(move, args);
    if (made?.move !== 'completeBusiness') continue;
    const { card } = made.args[0];
    const wasDone = done.some((each) => each.move === 'completeBusiness' && each.args[0].card === card);
    if (!wasDone) said.push(t('move.missed.business', { card: businessCard(G, card).name[language] }));
  }
  const [sold] = salesIn(played, playerID);
  const [sale] = salesIn(better, playerID);
  if (sale !== undefined && sold === undefined)
    said.push(t('move.missed.sale', { at: placeName(sale.at, language), count: sale.gold }));
  else if (sale !== undefined && sold !== undefined && sale.at !== sold.at && sale.gold > sold.gold)
    said.push(
      t('move.missed.soldEarly', {
        at: placeName(sold.at, language),
        better: placeName(sale.at, language),
        gold: sold.gold,
        count: sale.gold,
      }),
    );
  for (const name of ['hunt', 'explore'] as const)
    if (could.some(({ move }) => move === name) && !done.some(({ move }) => move === name))
      said.push(t(`move.missed.${name}`));
  return said;
}
