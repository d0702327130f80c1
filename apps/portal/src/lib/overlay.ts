import { useSyncExternalStore } from 'react';

/** What covers the whole screen while the browser is on its way elsewhere; null where nothing does. */
let message: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  message = next;
  for (const listener of listeners) listener();
}

/** Covers the screen with a message until `hideOverlay`. */
export function showOverlay(text: string): void {
  set(text);
}

export function hideOverlay(): void {
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOverlay(): string | null {
  return useSyncExternalStore(subscribe, () => message);
}
