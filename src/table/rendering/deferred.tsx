import { createContext, type ReactNode, use, useDeferredValue } from 'react';

/** Whether components read deferred values */
const RegionContext = createContext(false);

type Provided<Value> = { readonly value: Value; readonly children: ReactNode };

/**
 * Creates a provider, a hook that returns its value, and a hook that returns whether the deferred value is still the
 * previous one. Inside `Deferred` the value follows in a second render, which a press can interrupt. There are two
 * contexts, because React rerenders every consumer of a context that changes, even below a nearer provider.
 * @throws from the hook outside the provider
 */
export function createDeferrable<Value>(
  name: string,
): readonly [
  Provider: (props: Provided<Value>) => ReactNode,
  useValue: () => Value,
  useIsBehind: () => boolean,
] {
  const CurrentContext = createContext<Value | null>(null);
  const DeferredContext = createContext<Value | null>(null);
  function Provider({ value, children }: Provided<Value>) {
    return (
      <CurrentContext value={value}>
        <DeferredContext value={useDeferredValue(value)}>{children}</DeferredContext>
      </CurrentContext>
    );
  }
  function useValue(): Value {
    const value = use(use(RegionContext) ? DeferredContext : CurrentContext);
    if (value === null) throw new Error(`${name} is used outside the table`);
    return value;
  }
  return [Provider, useValue, () => use(CurrentContext) !== use(DeferredContext)];
}

type DeferredProps = {
  /** Renders at once. A replay needs it, because its next position would interrupt a deferred render. */
  readonly isOff?: boolean;
  readonly children: ReactNode;
};

/**
 * Renders its children after the urgent response to a press, with the previous values until then, and at first after the
 * rest of the table.
 */
export function Deferred({ isOff = false, children }: DeferredProps) {
  const deferred = useDeferredValue(children, null);
  return <RegionContext value={!isOff}>{isOff ? children : deferred}</RegionContext>;
}
