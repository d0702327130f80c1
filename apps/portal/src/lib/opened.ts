import type { Site } from '@quayside/kernel';
import { useSyncExternalStore } from 'react';

/** What can be opened from anywhere, each with what it is about. */
export interface Openable {
  readonly 'survey-market-close': { readonly markets: readonly Site[] };
  readonly 'survey-plan-upgrade-cancel': null;
}

export interface OpenStore<Things> {
  open<Name extends keyof Things>(name: Name, about: Things[Name]): void;
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
  const set = (next: typeof opened) => {
    opened = next;
    for (const listener of listeners) listener();
  };
  return {
    open: (name, about) => set({ ...opened, [name]: about }),
    close(name) {
      const { [name]: _closed, ...others } = opened;
      set(others as typeof opened);
    },
    closeAll: () => set({}),
    about: (name) => opened[name],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const opened = createOpenStore<Openable>();

export function useOpened<Name extends keyof Openable>(name: Name): Openable[Name] | undefined {
  return useSyncExternalStore(opened.subscribe, () => opened.about(name));
}
