import { type AccessUser, permissionFlags } from '@quayside/kernel';
import { useSyncExternalStore } from 'react';

/** What an installation's chat script sets on `window`. */
export interface ChatApi {
  /** Identifies the visitor, as soon as they are known. */
  readonly identify: (visitor: { readonly name: string; readonly email: string }) => void;
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

/** Whether the user may use the chat: they are entitled to it and not in China, where its servers are unreachable. */
export function mayChat(user: AccessUser): boolean {
  const { livechat, china } = permissionFlags(user);
  return livechat && !china;
}
