import { addFailedLoad, LoadError, loadPatiently } from './loading';

/** A part of the app that loads once, on first use or ahead of it. */
export type Late<Part> = {
  /** @throws LoadError */
  readonly load: () => Promise<Part>;
  /** Returns the part, or null until it has loaded. */
  readonly loaded: () => Part | null;
  /**
   * Returns the part. Until it has loaded, it throws the promise, so that the page waits in its nearest `Suspense`.
   * @throws LoadError if loading failed, until a retry
   */
  readonly read: () => Part;
};

export function late<Part extends object>(fetchPart: () => Promise<Part>): Late<Part> {
  let part: Part | null = null;
  let coming: Promise<Part> | null = null;
  let failure: LoadError | null = null;
  const fetchOnce = async (): Promise<Part> => {
    try {
      part = await loadPatiently(fetchPart);
      return part;
    } catch (error) {
      failure = error instanceof LoadError ? error : new LoadError(error);
      addFailedLoad(() => {
        failure = null;
      }, true);
      throw failure;
    } finally {
      coming = null;
    }
  };
  const load = async (): Promise<Part> => {
    if (part !== null) return part;
    coming ??= fetchOnce();
    return coming;
  };
  return {
    load,
    loaded: () => part,
    read: () => {
      if (part !== null) return part;
      if (failure !== null) throw failure;
      // React calls this again when the promise has settled, and then gets the failure.
      throw load().catch(() => undefined);
    },
  };
}
