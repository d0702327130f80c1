import { useSyncExternalStore } from 'react';

/** The message that covers the screen while the browser leaves for another page; null if there is none. */
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
