import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  useContext,
  useState,
} from 'react';
import { MissingPartContext } from '../../game-api/missingPart';
import { addFailedLoad, LoadError, loadPatiently } from '../../language/loading';

/** A component that loads when it is shown, or earlier by `fetch` */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  readonly fetch: () => Promise<unknown>;
};

type BoundaryProps = { readonly isQuiet: boolean; readonly missing: ReactNode; readonly children: ReactNode };

/** Replaces a component that can't be loaded by `missing`, until a retry succeeds. Other errors pass through. */
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
    return error === null ? this.props.children : this.props.missing;
  }
}

/** Shows a loaded component at once, because React may wait up to 300 ms before it shows a `lazy` one. */
function fetchedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let here: ComponentType<Props> | null = null;
  const fetch = async () => {
    here ??= await loadPatiently(load);
    return { default: here };
  };
  const renewable = () =>
    lazy(() =>
      fetch().catch((error) => {
        // A lazy component caches its failure, so a retry needs a new one.
        addFailedLoad(() => {
          awaited = renewable();
        }, true);
        throw error;
      }),
    );
  let awaited: ComponentType<Props> = renewable();
  function Shown(props: Props) {
    // The component must not change while it is mounted, because its state would be lost.
    const [Fetched] = useState(() => here ?? awaited);
    return createElement(Fetched, props);
  }
  return Object.assign(Shown, { fetch });
}

/** Creates a page that loads when it is shown. A failure throws its `LoadError` to the error boundary of the pages. */
export const lazyPage = fetchedPart;

export type PartOptions = { readonly isQuiet?: boolean; readonly inPlace?: boolean };

/**
 * Creates a component that loads when it is shown. If that fails, it is left out while the rest of the page stays, and
 * appears after a successful retry. The caller wraps it in `Suspense`.
 * @param isQuiet the user didn't ask for it, so the page doesn't mention that it is missing
 * @param inPlace the component fills most of the page, so its place shows that it is missing
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isQuiet = false, inPlace = false }: PartOptions = {},
): LazyPart<Props> {
  const Fetched = fetchedPart(load);
  function Guarded(props: Props) {
    const shown = useContext(MissingPartContext);
    const missing = inPlace ? shown : null;
    return createElement(LoadBoundary, {
      isQuiet: isQuiet || missing !== null,
      missing,
      children: createElement(Fetched, props),
    });
  }
  return Object.assign(Guarded, { fetch: Fetched.fetch });
}
