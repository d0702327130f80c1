import type { Service } from '@quayside/kernel';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const keyOf = (service: Service) => `quayside-visited-${service}`;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs of this browser.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether this browser's seller has visited a service. It is marked NEW until then. */
export function useVisited(service: Service): boolean {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(keyOf(service)) !== null);
}

export function markVisited(service: Service): void {
  localStorage.setItem(keyOf(service), 'true');
  for (const listener of listeners) listener();
}
