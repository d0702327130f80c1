import { useSyncExternalStore } from 'react';

/** A page that is never idle shows its decoration after this time. */
const AT_LATEST_MS = 1_000;

let isIdle = false;
let waiting: (() => void)[] | null = null;

function subscribe(tell: () => void): () => void {
  if (isIdle) return () => undefined;
  if (waiting === null) {
    waiting = [];
    const settle = () => {
      isIdle = true;
      for (const listener of waiting ?? []) listener();
      waiting = [];
    };
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout: AT_LATEST_MS });
    else setTimeout(settle, 200);
  }
  waiting.push(tell);
  return () => {
    waiting = (waiting ?? []).filter((listener) => listener !== tell);
  };
}

/** True once the first content has been painted; everything that may come later waits for it. */
export function useIdle(): boolean {
  return useSyncExternalStore(subscribe, () => isIdle);
}
