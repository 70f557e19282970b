import { Component, type ReactNode } from 'react';

/** Number of repairs before an error is passed on. */
const MOST = 20;

/** Checks whether an error means that something moved React's DOM nodes. */
const isTakenApart = (error: unknown): boolean =>
  error instanceof DOMException && ['NotFoundError', 'HierarchyRequestError'].includes(error.name);

/**
 * Remounts its children after a translator or an extension has changed their DOM. Other errors are passed on to the
 * next boundary.
 */
export class Remount extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };
  private repairs = 0;
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override componentDidCatch(error: unknown) {
    if (!isTakenApart(error)) return;
    this.repairs += 1;
    this.setState({ error: null });
  }
  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isTakenApart(error) || this.repairs >= MOST) throw error;
    return null;
  }
}
