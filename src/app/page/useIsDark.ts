import { useSyncExternalStore } from 'react';
import { useSettings } from '../settings';

const system = window.matchMedia('(prefers-color-scheme: dark)');
const subscribe = (listener: () => void): (() => void) => {
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
};

/** Returns whether the page is dark: the viewer's choice, or else the system's. */
export function useIsDark(): boolean {
  const { theme } = useSettings();
  const isSystemDark = useSyncExternalStore(subscribe, () => system.matches);
  return theme === 'system' ? isSystemDark : theme === 'dark';
}
