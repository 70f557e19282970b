/** Legal moves grouped for the UI. This module doesn't decide what is legal. */
import type { LegalMove } from '../../../game-api/module';
import { type MoveArgs, type MoveName, type LegalMove as OwnMove, readMove } from '../rules/moves';

type ArgumentOf<Name extends MoveName> = MoveArgs[Name] extends readonly [infer Only] ? Only : null;

/** Legal arguments by move. A legal move without arguments has one entry, `null`. */
export type Legal = { readonly [Name in MoveName]: readonly ArgumentOf<Name>[] };

export function indexLegalMoves(legalMoves: readonly LegalMove[]): Legal {
  const all = legalMoves.flatMap(({ move, args }) => readMove(move, args) ?? []);
  const of = <Name extends MoveName>(name: Name): ArgumentOf<Name>[] =>
    all
      .filter((each: OwnMove) => each.move === name)
      // `readMove` has just checked that the arguments fit the move.
      .map(({ args }) => (args[0] ?? null) as ArgumentOf<Name>);
  return {
    draft: of('draft'),
    chooseTiles: of('chooseTiles'),
    placeNeutral: of('placeNeutral'),
    growUp: of('growUp'),
    place: of('place'),
    build: of('build'),
    reserve: of('reserve'),
    useCraftsman: of('useCraftsman'),
    useArtifact: of('useArtifact'),
    useCharacter: of('useCharacter'),
    useBonusTile: of('useBonusTile'),
    endTurn: of('endTurn'),
    step: of('step'),
    gain: of('gain'),
    convert: of('convert'),
    swap: of('swap'),
    pay: of('pay'),
    skip: of('skip'),
    choose: of('choose'),
    giveLoot: of('giveLoot'),
  };
}

/** Whether something can be used besides placing and building: a craftsman, an artifact, the character, a bonus tile. */
export const isAnythingReady = ({ useCraftsman, useArtifact, useCharacter, useBonusTile }: Legal): boolean =>
  [useCraftsman, useArtifact, useCharacter, useBonusTile].some((ways) => ways.length > 0);
