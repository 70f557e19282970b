import { useMemo, useState } from 'react';
import { type ResourceChoices, type ResourcePair, resourceChoices } from './resources';

export type ChosenResources<Kind extends string> = ResourceChoices<Kind> & {
  readonly kinds: readonly Kind[];
  readonly chosen: ResourcePair<Kind>;
  readonly setChosen: (choice: ResourcePair<Kind>) => void;
};

/**
 * Holds the player's choice of pieces, at first `suggested` or none. `kinds` and `list` must be the same arrays until the
 * position changes.
 */
export function useResources<Kind extends string>(
  kinds: readonly Kind[],
  list: readonly ResourcePair<Kind>[],
  suggested?: ResourcePair<Kind>,
): ChosenResources<Kind> {
  const choices = useMemo(() => resourceChoices(kinds, list), [kinds, list]);
  const [chosen, setChosen] = useState<ResourcePair<Kind>>(suggested ?? choices.empty);
  return { ...choices, kinds, chosen, setChosen };
}
