import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** `offline`: the browser has no network. `away`: it has one, and Quayside does not answer. */
export type Connection = 'there' | 'offline' | 'away';

let isAway = false;
const listeners = new Set<() => void>();

function setAway(next: boolean): void {
  if (next === isAway) return;
  isAway = next;
  for (const listener of listeners) listener();
}

/** A call was answered by Quayside, whatever it said. */
export const noteAnswer = (): void => setAway(false);
/** A call was not answered, or by somebody else in its place. */
export const noteNoAnswer = (): void => setAway(true);

export function connectionNow(): Connection {
  if (!onlineManager.isOnline()) return 'offline';
  return isAway ? 'away' : 'there';
}

/** @returns what ends the listening */
function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onlineManager.subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export const useConnection = (): Connection => useSyncExternalStore(onConnectionChange, connectionNow);

/** How often it is tried whether Quayside answers again, while something waits for it. */
const TRY_EVERY_MS = 2_000;

/** Looks by and by whether Quayside answers again. @returns what ends that */
export function watchForAnswer(): () => void {
  const timer = setInterval(async () => {
    if (await isAnswering()) noteAnswer();
  }, TRY_EVERY_MS);
  return () => clearInterval(timer);
}

async function isAnswering(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Loads a part of the portal's own code. Without a connection it waits for one, so that a screen which is not here yet comes late and
 * breaks nothing. What fails while Quayside answers is thrown: the code is of a version that is no longer served.
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await isAnswering()) throw error;
    noteNoAnswer();
    do await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
    while (!(await isAnswering()));
    noteAnswer();
    // A browser remembers that a module could not be fetched, and does not ask for it again: only a new page does.
    return load().catch(() => {
      location.reload();
      return new Promise<never>(() => undefined);
    });
  }
}
