import type { SessionUser } from '@quayside/contract';
import { session } from '@quayside/contract/session';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from './paths.ts';
import { sessionQuery } from './session.ts';

/** Messages between the tabs of a browser, which share the session cookie. */
type SessionNews =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly loginId: number; readonly userId: number };

const CHANNEL = 'quayside-session';

/** How a tab reacts to a message, given its current user. A pure function for tests. */
export function reactionTo(news: SessionNews, user: SessionUser | null): 'none' | 'ask' | 'reload' | 'leave' {
  if (news.kind === 'signed-out') return user ? 'leave' : 'none';
  if (!user) return 'ask';
  return user.id === news.userId && user.login.id === news.loginId ? 'none' : 'reload';
}

/** Listens to other tabs for the lifetime of this one. */
export function followSession(client: QueryClient): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => {
    const reaction = reactionTo(data, client.getQueryData(sessionQuery.queryKey) ?? null);
    if (reaction === 'ask') void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    // The page reloads, so that no data of another user remains.
    else if (reaction === 'reload') location.reload();
    else if (reaction === 'leave') startAnew();
  };
}

function notifyOtherTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** A user has signed in here, or the session moved to another user: earlier data is dropped. */
export function beginSession(client: QueryClient, user: SessionUser): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session.get.id });
  client.setQueryData(sessionQuery.queryKey, user);
  notifyOtherTabs({ kind: 'signed-in', loginId: user.login.id, userId: user.id });
}

/**
 * After signing out, every tab restarts at the root, so that no state of the user remains (specification, section 4).
 * Settings of the device are kept: language and colour scheme.
 */
export function endSession(): void {
  notifyOtherTabs({ kind: 'signed-out' });
  startAnew();
}

function startAnew(): void {
  sessionStorage.clear();
  location.replace(paths.root);
}
