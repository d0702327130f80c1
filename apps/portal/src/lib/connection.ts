import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** `offline`: the browser has no network. `away`: it has one, but Quayside does not respond. */
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

/** The interval of connection checks while requests are waiting. */
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
 * Loads a chunk of the portal's code. Without a connection it waits, so that a screen shows late instead of breaking. A chunk that fails
 * while Quayside responds was lost on a poor network, or belongs to a version that is no longer served.
 * @throws the error of the load, if the page was reloaded for the same reason a moment ago
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    if (!(await isAnswering())) await untilAnswering();
    return load().catch(reloadOnce);
  }
}

async function untilAnswering(): Promise<void> {
  noteNoAnswer();
  do await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
  while (!(await isAnswering()));
  noteAnswer();
}

/** When the page was last reloaded because code failed to load, as milliseconds; kept for the session of the tab. */
const RELOADED_AT = 'quayside.reloadedAt';
/** A page that cannot load its code would otherwise reload for ever. */
const RELOAD_AT_MOST_EVERY_MS = 60_000;

/** A browser may cache a failed module import and not retry it; a page reload does. */
function reloadOnce(error: unknown): Promise<never> {
  const now = Date.now();
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (now - last < RELOAD_AT_MOST_EVERY_MS) throw error;
  sessionStorage.setItem(RELOADED_AT, String(now));
  location.reload();
  return new Promise(() => undefined);
}
