import type { Site } from '@quayside/kernel';
import { useSyncExternalStore } from 'react';

/** The modals and alerts that any code can open, each with its data. */
export interface Openable {
  readonly 'survey-market-close': { readonly markets: readonly Site[] };
  readonly 'survey-plan-upgrade-cancel': null;
  /** The help article about a code of a reason, an alert or an error. */
  readonly 'help-article': { readonly about: string };
}

export interface OpenStore<Things> {
  /** Opens at once or after a delay, unless it is closed before. */
  open<Name extends keyof Things>(name: Name, about: Things[Name], afterMs?: number): void;
  close(name: keyof Things): void;
  /** Called when a session ends, so that nothing shows in the next one. */
  closeAll(): void;
  /** Its data while it is open; undefined while it is closed. */
  about<Name extends keyof Things>(name: Name): Things[Name] | undefined;
  subscribe(listener: () => void): () => void;
}

/** A store for modals and alerts: any code opens them, one component shows them. */
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

/** The delay of a survey after its trigger (specification, section 9). */
export const SURVEY_DELAY_MS = 1_000;

/** Asks why markets were closed. */
export function askAboutClosedMarkets(markets: readonly Site[], store: OpenStore<Openable> = opened): void {
  store.open('survey-market-close', { markets }, SURVEY_DELAY_MS);
}

/** Asks why an upgrade was cancelled. */
export function askAboutCancelledUpgrade(store: OpenStore<Openable> = opened): void {
  store.open('survey-plan-upgrade-cancel', null, SURVEY_DELAY_MS);
}

export function useOpened<Name extends keyof Openable>(name: Name): Openable[Name] | undefined {
  return useSyncExternalStore(opened.subscribe, () => opened.about(name));
}
