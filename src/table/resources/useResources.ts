import { useMemo, useState } from 'react';
import { type BagChoices, bagChoices, type TwoBags } from './resources';

export type ChosenBags<Kind extends string> = BagChoices<Kind> & {
  readonly kinds: readonly Kind[];
  readonly chosen: TwoBags<Kind>;
  readonly setChosen: (choice: TwoBags<Kind>) => void;
};

/** Holds the player's choice of pieces. `kinds` and `list` must be the same arrays until the position changes. */
export function useBags<Kind extends string>(
  kinds: readonly Kind[],
  list: readonly TwoBags<Kind>[],
): ChosenBags<Kind> {
  const choices = useMemo(() => bagChoices(kinds, list), [kinds, list]);
  const [chosen, setChosen] = useState<TwoBags<Kind>>(choices.empty);
  return { ...choices, kinds, chosen, setChosen };
}
