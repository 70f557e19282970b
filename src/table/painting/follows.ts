import { type Context, createContext, createElement, type ReactNode, use, useMemo, useState } from 'react';
import { useAfterPaint } from './afterPaint';

/** The contexts that a region reads in place of those it follows. Its own: React draws whoever reads a context anew with
 *  each change of any provider above, though a nearer one stays as it was. */
type Region = ReadonlyMap<unknown, unknown>;

const RegionContext = createContext<Region>(new Map());

const inRegion = <Value>(region: Region, context: Context<Value>): Context<Value> =>
  (region.get(context) as Context<Value> | undefined) ?? context;

/** What a context says here: in a region that follows, as it was until what is drawn at once has been painted. */
export const useHere = <Value>(context: Context<Value>): Value => use(inRegion(use(RegionContext), context));

/** The same list as before while its items are the same. */
function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const [known, setKnown] = useState(items);
  if (items.every((item, index) => Object.is(item, known[index]))) return known;
  setKnown(items);
  return items;
}

export type FollowsProps = {
  /** False: its children change at once for the time being. */
  readonly when?: boolean;
  readonly children: ReactNode;
};

/** A component whose children see these contexts as they were until what is drawn at once has been painted: what lies
 *  around the board and the actions follows when those have answered. They read them by `useHere`. */
export function createFollows<Values extends readonly unknown[]>(
  ...contexts: { readonly [Index in keyof Values]: Context<Values[Index]> }
) {
  return function Follows({ when = true, children }: FollowsProps) {
    const outer = use(RegionContext);
    const now = useSameItems(contexts.map((context) => use<unknown>(inRegion(outer, context))));
    const before = { values: useAfterPaint(now), shown: useAfterPaint(children) };
    const { values, shown } = when ? before : { values: now, shown: children };
    const [region] = useState(
      () => new Map(contexts.map((context) => [context, createContext<unknown>(null)])),
    );
    return useMemo(() => {
      const given = [...region.values()].reduceRight<ReactNode>(
        (inner, context, index) => createElement(context, { value: values[index] }, inner),
        shown,
      );
      return createElement(RegionContext, { value: region }, given);
    }, [region, values, shown]);
  };
}
