import { type Context, createContext, createElement, type ReactNode, use, useMemo, useState } from 'react';
import { useAfterPaint } from './afterPaint';

/**
 * Delayed copies of contexts for one region. They are separate contexts, because React rerenders a consumer on every
 * change of an outer provider of the same context, even if a nearer one is unchanged.
 */
type Region = ReadonlyMap<unknown, unknown>;

const RegionContext = createContext<Region>(new Map());

const inRegion = <Value>(region: Region, context: Context<Value>): Context<Value> =>
  (region.get(context) as Context<Value> | undefined) ?? context;

/** Returns a context's value; in a region that follows, the previous one until the urgent render has painted. */
export const useDeferredContext = <Value>(context: Context<Value>): Value =>
  use(inRegion(use(RegionContext), context));

/** Returns the previous array while its items are equal. */
function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const [known, setKnown] = useState(items);
  if (items.every((item, index) => Object.is(item, known[index]))) return known;
  setKnown(items);
  return items;
}

const BehindContext = createContext(false);

/** Returns whether the nearest region still shows the previous position. */
export const useIsBehind = (): boolean => use(BehindContext);

export type DeferredProps = {
  /**
   * When the region waits. `all` (default): for every change. `moves`: only for a new position; selections show at
   * once, and a press always sees the new position. `nothing`: not at all.
   */
  readonly with?: 'all' | 'moves' | 'nothing';
  readonly children: ReactNode;
};

type Contexts<Values extends readonly unknown[]> = {
  readonly [Index in keyof Values]: Context<Values[Index]>;
};

/**
 * Creates a component whose children see the previous values of these contexts until the urgent render has painted. The
 * actions update first, and what surrounds them follows. Consumers use `useHere`.
 * @param position contexts that change with the position
 * @param picks contexts that change with the selection
 */
export function createDeferred<Position extends readonly unknown[], Picks extends readonly unknown[]>(
  position: Contexts<Position>,
  picks: Contexts<Picks>,
) {
  const contexts: readonly Context<unknown>[] = [...position, ...picks] as readonly Context<unknown>[];
  return function Deferred({ with: waits = 'all', children }: DeferredProps) {
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
