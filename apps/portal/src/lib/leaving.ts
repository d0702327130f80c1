/*
 * Signing out ends the session at the server before the page is gone. What is asked or listened for in between would be refused, so
 * everything stands still from the click on.
 */

let stayed: Promise<void> | null = null;
let stay: () => void = () => undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** From here on no call is sent, but the one that signs out. */
export function beginLeaving(): void {
  if (stayed) return;
  stayed = new Promise((resolve) => {
    stay = resolve;
  });
  tell();
}

/** Signing out has failed: what waited goes on. */
export function callOffLeaving(): void {
  stayed = null;
  stay();
  tell();
}

export const isLeaving = (): boolean => stayed !== null;

/** Resolves at once, or, while somebody signs out, once that was called off. */
export const untilStaying = (): Promise<void> => stayed ?? Promise.resolve();

/** @returns what ends the listening */
export function onLeavingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
