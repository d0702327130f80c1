import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** `offline`: the browser has no network. `away`: it has a network, but Quayside does not respond. */
export type Connection = 'there' | 'offline' | 'away';

let isAway = false;
const listeners = new Set<() => void>();

function setAway(next: boolean): void {
  if (next === isAway) return;
  isAway = next;
  for (const listener of listeners) listener();
}

/** Quayside responded to a call, with any result. */
export const noteAnswer = (): void => setAway(false);
/** A call got no response, or one from another server. */
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

/** The interval of connection checks while something waits. */
const TRY_EVERY_MS = 2_000;

/**
 * Checks periodically whether Quayside responds again.
 * @returns a function that stops it
 */
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
 * Loads a chunk of the portal's code. Without a connection it waits, so that a screen shows late instead of breaking. An error while
 * Quayside responds is thrown: the chunk belongs to a version that is no longer served.
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
    // A browser caches a failed module import and does not retry it; only a page reload does.
    return load().catch(() => {
      location.reload();
      return new Promise<never>(() => undefined);
    });
  }
}
