import { useSyncExternalStore } from 'react';

/** The notice of the seller's own campaigns shows unless it was turned off in this browser. */
const KEY = 'quayside.show-end-own-campaigns';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns whether the notice shows, and how to turn it on or off */
export function useOwnCampaignsNotice(): readonly [boolean, (isShown: boolean) => void] {
  const isShown = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY) !== 'false');
  const set = (next: boolean) => {
    localStorage.setItem(KEY, String(next));
    for (const listener of listeners) listener();
  };
  return [isShown, set];
}
