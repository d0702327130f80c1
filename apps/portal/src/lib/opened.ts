import type { Site } from '@quayside/kernel';
import { useSyncExternalStore } from 'react';

/** What can be opened from anywhere, each with what it is about. */
export interface Openable {
  readonly 'survey-market-close': { readonly markets: readonly Site[] };
  readonly 'survey-plan-upgrade-cancel': null;
}

export interface OpenStore<Things> {
  /** At once, or after a while, unless it is closed before that. */
  open<Name extends keyof Things>(name: Name, about: Things[Name], afterMs?: number): void;
  close(name: keyof Things): void;
  /** When a session ends: nothing of it may stand in the next one. */
  closeAll(): void;
  /** What it is about while it is open; undefined while it is closed. */
  about<Name extends keyof Things>(name: Name): Things[Name] | undefined;
  subscribe(listener: () => void): () => void;
}

/** Ad-hoc modals and alerts: opened by whoever has a reason, shown by the one place that draws them. */
export function createOpenStore<Things>(): OpenStore<Things> {
  let opened: { readonly [Name in keyof Things]?: Things[Name] } = {};
  const listeners = new Set<() => void>();
  const waiting = new Map<keyof Things, ReturnType<typeof setTimeout>>();
  const set = (next: typeof opened) => {
    opened = next;
    for (const listener of listeners) listener();
  };
  const forget = (name: keyof Things) => {
    clearTimeout(waiting.get(name));
    waiting.delete(name);
  };
  return {
    open(name, about, afterMs = 0) {
      forget(name);
      const show = () => set({ ...opened, [name]: about });
      if (afterMs === 0) show();
      else waiting.set(name, setTimeout(show, afterMs));
    },
    close(name) {
      forget(name);
      const { [name]: _closed, ...others } = opened;
      set(others as typeof opened);
    },
    closeAll() {
      for (const name of [...waiting.keys()]) forget(name);
      set({});
    },
    about: (name) => opened[name],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const opened = createOpenStore<Openable>();

/** A survey comes a moment after what it asks about (specification, section 9). */
export const SURVEY_DELAY_MS = 1_000;

/** Asks why markets were closed. For whoever closes them. */
export function askAboutClosedMarkets(markets: readonly Site[], store: OpenStore<Openable> = opened): void {
  store.open('survey-market-close', { markets }, SURVEY_DELAY_MS);
}

/** Asks why an upgrade was called off. For whoever shows plans. */
export function askAboutCancelledUpgrade(store: OpenStore<Openable> = opened): void {
  store.open('survey-plan-upgrade-cancel', null, SURVEY_DELAY_MS);
}

export function useOpened<Name extends keyof Openable>(name: Name): Openable[Name] | undefined {
  return useSyncExternalStore(opened.subscribe, () => opened.about(name));
}
