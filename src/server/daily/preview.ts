import type { SharedResult } from '../../session/dailyDeal';

/** The size of the picture that previews expect. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** Returns the parts of a result that a preview on another site shows, in English. They reveal nothing about the deal. */
export const previewOf = ({ title, period, score, scoreUnit, rank, people }: SharedResult) => ({
  title: title.en,
  deal: `Kontor · daily deal · ${period}`,
  score: `${score} ${scoreUnit.en}`,
  place: `Place ${rank} of ${people}`,
});
