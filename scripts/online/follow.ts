import { applyPatch, type Operation } from 'rfc6902';
import type { View } from './game';

/** Returns the view after these events, oldest first. Events about anything else change nothing. */
export function follow(view: View | undefined, events: readonly string[]): View | undefined {
  return events.reduce((known, text) => after(known, JSON.parse(text)), view);
}

function after(view: View | undefined, [event, , ...args]: readonly unknown[]): View | undefined {
  if (event === 'sync') return (args[0] as { readonly state: View }).state;
  if (event === 'update') return args[0] as View;
  if (event === 'patch' && view !== undefined) return patched(view, args);
  return view;
}

function patched(view: View, [before, now, patch]: readonly unknown[]): View {
  if (before !== view._stateID) return view;
  const failed = applyPatch(view, patch as Operation[]).find((error) => error !== null);
  if (failed !== undefined) throw new Error(`A patch to state ${now} does not fit: ${failed?.message}`);
  return view;
}
