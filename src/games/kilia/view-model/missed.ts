/** Explains why another turn is better than the one played, by the moves that only the better turn has. */
import type { TurnStep, TwoTurns } from '../../../game-api/module';
import type { Language } from '../../../language/language';
import { itemAt } from '../../../rules-kit/indexed';
import { type LegalMove, readMove } from '../rules/moves';
import type { G } from '../rules/state/state';
import { translator } from '../text/catalogue/en/index';
import { contractName, zoneName } from '../text/words';

const madeIn = (turn: readonly TurnStep<G>[]): LegalMove[] =>
  turn.flatMap(({ move, args }) => readMove(move, args) ?? []);

/** Moves that follow an expansion and can be declined. */
const IMPROVEMENTS = ['buildWarehouse', 'takeAbility', 'takeContract'] as const;

export function whatWasMissed({ played, better }: TwoTurns<G>, language: Language): string[] {
  const t = translator(language);
  const [done, could] = [madeIn(played), madeIn(better)];
  const did = (name: LegalMove['move']) => done.some(({ move }) => move === name);
  const said: string[] = [];
  for (const made of could) {
    if (made.move === 'fulfilContract') {
      const { contract } = made.args[0];
      const isSame = done.some(
        (each) => each.move === 'fulfilContract' && each.args[0].contract === contract,
      );
      if (!isSame)
        said.push(
          t('move.missed.contract', { contract: contractName(itemAt(better, 0).G, contract, language) }),
        );
    }
    if (made.move === 'expand' && !did('expand'))
      said.push(t('move.missed.expand', { zone: zoneName(made.args[0].zone, language) }));
    if (
      made.move === 'expand' &&
      done.some((each) => each.move === 'expand' && each.args[0].zone !== made.args[0].zone)
    )
      said.push(t('move.missed.otherZone', { zone: zoneName(made.args[0].zone, language) }));
  }
  for (const name of IMPROVEMENTS)
    if (could.some(({ move }) => move === name) && !did(name)) said.push(t(`move.missed.${name}`));
  return said;
}
