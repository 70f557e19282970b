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

const BehindContext = createContext(false);

/** Whether the nearest region that follows still shows the position of before. */
export const useIsBehind = (): boolean => use(BehindContext);

export type FollowsProps = {
  /** What it waits with. `all`, the usual; `moves`: with another position alone, what is picked in it shows at once, and a
   *  press never meets the position of before; `nothing`: it waits no more for the time being. */
  readonly with?: 'all' | 'moves' | 'nothing';
  readonly children: ReactNode;
};

type Contexts<Values extends readonly unknown[]> = {
  readonly [Index in keyof Values]: Context<Values[Index]>;
};

/** A component whose children see these contexts as they were until what is drawn at once has been painted: what lies
 *  around the actions follows when those have answered. They read them by `useHere`.
 *  @param position what changes with the position. @param picks what changes with what is picked in it. */
export function createFollows<Position extends readonly unknown[], Picks extends readonly unknown[]>(
  position: Contexts<Position>,
  picks: Contexts<Picks>,
) {
  const contexts: readonly Context<unknown>[] = [...position, ...picks] as readonly Context<unknown>[];
  return function Follows({ with: waits = 'all', children }: FollowsProps) {
    const outer = use(RegionContext);
    const now = useSameItems(contexts.map((context) => use<unknown>(inRegion(outer, context))));
    const isPressed = waits === 'moves';
    const before = { values: useAfterPaint(now, isPressed), shown: useAfterPaint(children, isPressed) };
    const isPositionSame = position.every((_, index) => Object.is(now[index], before.values[index]));
    const isAtOnce = waits === 'nothing' || (waits === 'moves' && isPositionSame);
    const { values, shown } = isAtOnce ? { values: now, shown: children } : before;
    const [region] = useState(
      () => new Map(contexts.map((context) => [context, createContext<unknown>(null)])),
    );
    const followed = useMemo(() => {
      const given = [...region.values()].reduceRight<ReactNode>(
        (inner, context, index) => createElement(context, { value: values[index] }, inner),
        shown,
      );
      return createElement(RegionContext, { value: region }, given);
    }, [region, values, shown]);
    return createElement(BehindContext, { value: !isAtOnce && !isPositionSame }, followed);
  };
}
