/** Determines the main button's move, and what it costs and brings at once. */
import type { Language } from '../../../language/language';
import type { Resources, SpaceId, WorkerKind } from '../content/terms';
import type { Effect } from '../content/vocabulary';
import type { LegalMove } from '../rules/moves';
import { joiningPrice } from '../rules/placing';
import { effectsText } from '../text/cardText';
import { resourcesPhrase, vpPhrase } from '../text/words';
import { artifactOf } from './cards';
import type { Picks } from './selection';
import { type SpaceView, spaceContext, spacesOf } from './spaces';
import type { Table } from './table';

/** Returns the move that the picks prepare; null while a choice is missing. */
export function intentOf(
  { legal }: Pick<Table, 'legal'>,
  { space, card, isReserving }: Picks,
  worker: WorkerKind | null,
): LegalMove | null {
  if (worker !== null) return space === null ? null : { move: 'place', args: [{ worker, space }] };
  if (legal.placeNeutral.length > 0) return space === null ? null : { move: 'placeNeutral', args: [space] };
  if (card === null) return null;
  const way = legal.build.find((build) => build.card === card);
  if (isReserving || way === undefined) return { move: 'reserve', args: [card] };
  return { move: 'build', args: [way] };
}

export type Deal = {
  readonly resources: Resources;
  /** The price of joining another player's worker (S4.7) */
  readonly military: number;
  /** The built artifact's points */
  readonly vp: number;
  /** The space's effects */
  readonly effects: readonly Effect[];
};

const NOTHING: Deal = { resources: {}, military: 0, vp: 0, effects: [] };

/** Returns the effects of a space, with the effects of its bonus tile in the tile's place. */
export function gainsAt(table: Pick<Table, 'G' | 'content'>, space: SpaceView): readonly Effect[] {
  const { bonus } = spaceContext(table, space);
  return bonus === undefined
    ? space.do
    : space.do.flatMap((effect) => ('bonusTile' in effect ? bonus : [effect]));
}

function placing(table: Table, worker: WorkerKind, id: SpaceId): Deal {
  const { G, viewer } = table;
  const space = spacesOf(G, viewer).find((each) => each.id === id);
  if (viewer === null || space === undefined) return NOTHING;
  return { ...NOTHING, military: joiningPrice(G, viewer, worker, id), effects: gainsAt(table, space) };
}

export function dealOf(table: Table, intent: LegalMove | null): Deal {
  switch (intent?.move) {
    case 'place': {
      const [{ worker, space }] = intent.args;
      return placing(table, worker, space);
    }
    case 'build': {
      const [{ card, pay }] = intent.args;
      return { ...NOTHING, resources: pay, vp: artifactOf(table.content, card).vp };
    }
    default:
      return NOTHING;
  }
}

/** Describes what the move costs and brings; null if nothing. */
export function dealWords(
  { resources, military, vp, effects }: Deal,
  language: Language,
): { readonly cost: string | null; readonly gain: string | null } {
  const isFree = Object.values(resources).every((count) => count === 0);
  return {
    cost:
      military > 0
        ? effectsText([{ military }], language)
        : isFree
          ? null
          : resourcesPhrase(resources, language),
    gain: effects.length > 0 ? effectsText(effects, language) : vp > 0 ? vpPhrase(vp, language) : null,
  };
}
