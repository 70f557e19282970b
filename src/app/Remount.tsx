import { Component, type ReactNode } from 'react';

/** A page that something keeps taking apart is given up after so many repairs. */
const MOST = 20;

/** What a browser throws when React's elements are no longer where React put them. */
const isTakenApart = (error: unknown): boolean =>
  error instanceof DOMException && ['NotFoundError', 'HierarchyRequestError'].includes(error.name);

/** Draws its children anew when something else has changed the page under them: a translator, an extension. Other errors
 *  go on to the boundaries around it. */
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
