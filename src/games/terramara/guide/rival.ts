/** Opponents in the guided round. Each plays one simple move per turn, which the guide then explains. */
import { control, firstMove, isMine, rivalsDid } from '../../../game-api/guideSteps';
import type { GuideLesson, GuideMoment, LegalMove } from '../../../game-api/module';
import type { SpaceId } from '../content/terms';
import { spaceOf } from '../rules/spaces';
import type { G } from '../rules/state/state';
import { inRound, placed } from './moment';

type Place = { readonly worker: string; readonly space: SpaceId };

/**
 * Places an explorer on a space that only gives resources, in land I if possible. Answers choices with the first
 * option.
 */
export function rival(moment: GuideMoment<G>): LegalMove | null {
  const { G, viewer } = moment;
  if (G.round > 1) return null;
  const gives = (space: SpaceId) =>
    spaceOf(G, viewer, space)?.do.every((effect) => 'gain' in effect) === true;
  return (
    firstMove(moment, 'endTurn') ??
    firstMove<Place>(
      moment,
      'place',
      ({ worker, space }) => worker === 'explorer' && space.startsWith('r1p') && gives(space),
    ) ??
    firstMove<Place>(moment, 'place', ({ worker, space }) => worker === 'explorer' && /^r\d/.test(space)) ??
    firstMove<Place>(moment, 'place', ({ worker }) => worker === 'explorer') ??
    firstMove(moment, 'place')
  );
}

export const rivalTold: readonly GuideLesson<G>[] = [
  {
    id: 'rivals-placed',
    when: (moment) => inRound(1)(moment) && placed(1)(moment) && isMine(moment) && rivalsDid('place')(moment),
    title: { en: 'What the others did', ja: '他の人の手番' },
    text: {
      en: 'Each placed one explorer and took what the space shows (S3.1). Joining another colour’s worker costs military (S4.7). This strip shows the latest steps, and the log all of them; point at one or press it to see it on the board.',
      ja: 'それぞれ開拓者を1人置き、スペースのものを得ました（S3.1）。他の色のワーカーのいるスペースに入るには武力を払います（S4.7）。最近の手順がここに、すべての手順が記録に並び、指すか押した手順はボードに示されます。',
    },
    press: [control('story')],
    asks: null,
  },
];
