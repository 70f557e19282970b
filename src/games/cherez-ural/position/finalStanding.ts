import type { GameResult, Score } from '../rules/scoring';
import type { Table } from './table';

/** The scores from first to last, who won, and by how much; `lead` is null where nobody else played. */
export function finalStanding(
  { t, seat }: Pick<Table, 't' | 'seat'>,
  { ranking, scores, solo }: GameResult,
): { readonly byPlace: readonly Score[]; readonly title: string; readonly lead: string | null } {
  const byPlace = ranking.flatMap((playerID) => scores.filter((score) => score.playerID === playerID));
  const [first, second] = byPlace;
  const { gold } = first;
  if (solo !== undefined) {
    const title = t(solo.reached ? 'table.final.soloReached' : 'table.final.soloMissed', {
      goal: solo.goal,
      gold,
    });
    return { byPlace, title, lead: null };
  }
  const title = t('table.final.wins', { name: seat(first.playerID).name, gold });
  const name = seat(second.playerID).name;
  const ahead = gold - second.gold;
  return {
    byPlace,
    title,
    lead: ahead === 0 ? t('table.final.tied', { name }) : t('table.final.ahead', { ahead, name }),
  };
}
