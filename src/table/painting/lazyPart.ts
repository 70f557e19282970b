import { Component, type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { addFailedLoad, LoadError, loadPatiently } from '../../language/loading';

/** A part of a page that is fetched when it is shown, or before by `fetch`. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  readonly fetch: () => Promise<unknown>;
};

type BoundaryProps = { readonly isQuiet: boolean; readonly children: ReactNode };

/** Leaves out a part that can't be fetched, until a retry fetches it. Other errors pass through. */
class LoadBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };
  private withdraw: (() => void) | null = null;
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override componentDidCatch(error: unknown) {
    if (error instanceof LoadError)
      this.withdraw = addFailedLoad(() => this.setState({ error: null }), this.props.isQuiet);
  }
  override componentWillUnmount() {
    this.withdraw?.();
  }
  override render() {
    const { error } = this.state;
    if (error !== null && !(error instanceof LoadError)) throw error;
    return error === null ? this.props.children : null;
  }
}

/** Shows what is already here at once: React waits up to 300 ms before it shows what is `lazy`, fetched or not. */
function fetchedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let here: ComponentType<Props> | null = null;
  const fetch = async () => {
    here ??= await loadPatiently(load);
    return { default: here };
  };
  const renewable = () =>
    lazy(() =>
      fetch().catch((error) => {
        // A lazy component remembers its failure: a retry needs another one.
        addFailedLoad(() => {
          awaited = renewable();
        }, true);
        throw error;
      }),
    );
  let awaited: ComponentType<Props> = renewable();
  function Shown(props: Props) {
    // The component must not change while it is mounted: its state would be lost.
    const [Fetched] = useState(() => here ?? awaited);
    return createElement(Fetched, props);
  }
  return Object.assign(Shown, { fetch });
}

/** A page that is fetched when it is shown. Where it can't be, its `LoadError` reaches the boundary of the pages. */
export const lazyPage = fetchedPart;

/** A part that is fetched when it is shown. Where it can't be, it is missing, the rest of the page stays, and it appears
 *  once a retry succeeds. The caller puts it into a `Suspense`.
 *  @param isQuiet nobody asked for it, so that the page does not mention that it is missing */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isQuiet = false } = {},
): LazyPart<Props> {
  const Fetched = fetchedPart(load);
  const Guarded = (props: Props) =>
    createElement(LoadBoundary, { isQuiet, children: createElement(Fetched, props) });
  return Object.assign(Guarded, { fetch: Fetched.fetch });
}
