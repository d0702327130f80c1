import { type AccessUser, permissionFlags } from '@quayside/kernel';
import { useSyncExternalStore } from 'react';

/** What an installation's chat script sets on `window`. */
export interface ChatApi {
  /** Told who is here, as soon as it is known. */
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

/** The live chat once its script has run; null before, and where it could not be loaded. */
export function useChat(): ChatApi | null {
  return useSyncExternalStore(subscribe, () => window.quaysideChat ?? null);
}

/** Fetches the chat's script, once for as long as the page stands. */
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

/** Chat is for those who are entitled to it, and not for China, where its servers are not reached. */
export function mayChat(user: AccessUser): boolean {
  const { livechat, china } = permissionFlags(user);
  return livechat && !china;
}
