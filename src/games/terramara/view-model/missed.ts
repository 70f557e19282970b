/** Explains why another turn is better than the one played, by the moves that only the better turn has. */

import type { TurnStep, TwoTurns } from '../../../game-api/module';
import type { Language } from '../../../language/language';
import { itemAt } from '../../../rules-kit/indexed';
import { type LegalMove, readMove } from '../rules/moves';
import type { G } from '../rules/state/state';
import { cardName } from '../text/cardText';
import { translator } from '../text/catalogue/en/index';

const madeIn = (turn: readonly TurnStep<G>[]): LegalMove[] =>
  turn.flatMap(({ move, args }) => readMove(move, args) ?? []);

/**
 * Optional moves that players often forget. They are reported whenever the better turn has one, whatever its
 * arguments.
 */
const LEFT_OUT = ['useArtifact', 'useCharacter', 'useBonusTile', 'growUp', 'step'] as const;

export function whatWasMissed({ played, better }: TwoTurns<G>, language: Language): string[] {
  const t = translator(language);
  const [done, could] = [madeIn(played), madeIn(better)];
  const count = (turn: readonly LegalMove[], name: LegalMove['move']) =>
    turn.filter(({ move }) => move === name).length;
  const said: string[] = [];
  for (const made of could) {
    if (made.move !== 'build') continue;
    const { card } = made.args[0];
    const wasBuilt = done.some((each) => each.move === 'build' && each.args[0].card === card);
    if (!wasBuilt) said.push(t('move.missed.build', { card: cardName(itemAt(better, 0).G, card, language) }));
  }
  if (count(could, 'useCraftsman') > count(done, 'useCraftsman')) said.push(t('move.missed.useCraftsman'));
  for (const name of LEFT_OUT)
    if (count(could, name) > 0 && count(done, name) === 0) said.push(t(`move.missed.${name}`));
  return said;
}
