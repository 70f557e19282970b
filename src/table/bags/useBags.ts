import { useMemo, useState } from 'react';
import { type BagChoices, bagChoices, type TwoBags } from './bags';

export type ChosenBags<Kind extends string> = BagChoices<Kind> & {
  readonly kinds: readonly Kind[];
  readonly chosen: TwoBags<Kind>;
  readonly setChosen: (choice: TwoBags<Kind>) => void;
};

/** What is chosen out of a list of legal choices. `kinds` and `list` must stay the same between positions. */
export function useBags<Kind extends string>(
  kinds: readonly Kind[],
  list: readonly TwoBags<Kind>[],
): ChosenBags<Kind> {
  const choices = useMemo(() => bagChoices(kinds, list), [kinds, list]);
  const [chosen, setChosen] = useState<TwoBags<Kind>>(choices.empty);
  return { ...choices, kinds, chosen, setChosen };
}
