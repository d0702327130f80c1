import type { Language } from '@quayside/i18n';
import { CHAT_GROUPS } from '@quayside/kernel';
import { useSyncExternalStore } from 'react';

export interface ChatVisitor {
  readonly name: string;
  readonly email: string;
  /** The number of the group that answers in the visitor's language (`CHAT_GROUPS`). */
  readonly group: number;
}

/** What an installation's chat script sets on `window`. */
export interface ChatApi {
  /** Identifies the visitor, as soon as they are known, and again when they change the language. */
  readonly identify: (visitor: ChatVisitor) => void;
  readonly open: () => void;
}

declare global {
  interface Window {
    quaysideChat?: ChatApi;
  }
}

const listeners = new Set<() => void>();
let isAsked = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The live chat once its script has loaded; null before and after an error. */
export function useChat(): ChatApi | null {
  return useSyncExternalStore(subscribe, () => window.quaysideChat ?? null);
}

/** Loads the chat's script, once per page. */
export function loadChat(scriptUrl: string): void {
  if (isAsked) return;
  isAsked = true;
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  script.addEventListener('load', () => {
    for (const listener of listeners) listener();
  });
  document.head.append(script);
}

export function visitorOf(name: string, email: string, language: Language): ChatVisitor {
  return { name, email, group: CHAT_GROUPS[language] };
}
