/*
 * Signing out ends the session on the server before the page unloads. Calls and streams in between would be rejected,
 * so they wait from the click on.
 */

let stayed: Promise<void> | null = null;
let stay: () => void = () => undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** From now on, only the sign-out call is sent. */
export function beginLeaving(): void {
  if (stayed) return;
  stayed = new Promise((resolve) => {
    stay = resolve;
  });
  tell();
}

/** Signing out failed, so waiting calls continue. */
export function cancelLeaving(): void {
  stayed = null;
  stay();
  tell();
}

export const isLeaving = (): boolean => stayed !== null;

/** Resolves at once or, during a sign-out, after it was cancelled. */
export const untilLeavingCancelled = (): Promise<void> => stayed ?? Promise.resolve();

/** @returns a function that removes the listener */
export function onLeavingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
