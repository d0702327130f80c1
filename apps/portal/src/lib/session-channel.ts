import type { SessionUser } from '@quayside/contract';
import { session } from '@quayside/contract/session';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from './paths.ts';
import { sessionQuery } from './session.ts';

/** What one tab tells the others of this browser, which share its cookie. */
type SessionNews =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly loginId: number; readonly userId: number };

const CHANNEL = 'quayside-session';

/** What a tab does about the news, knowing who it thinks is signed in. Pure, so that it can be tested. */
export function reactionTo(news: SessionNews, user: SessionUser | null): 'none' | 'ask' | 'reload' | 'leave' {
  if (news.kind === 'signed-out') return user ? 'leave' : 'none';
  if (!user) return 'ask';
  return user.id === news.userId && user.login.id === news.loginId ? 'none' : 'reload';
}

/** Hears what other tabs tell for as long as this one lives. */
export function followSession(client: QueryClient): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => {
    const reaction = reactionTo(data, client.getQueryData(sessionQuery.queryKey) ?? null);
    if (reaction === 'ask') void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    // Nothing that was read for somebody else may stay: a new page has nothing.
    else if (reaction === 'reload') location.reload();
    else if (reaction === 'leave') startAnew();
  };
}

function tellOthers(news: SessionNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Somebody has just signed in here, or goes on as another user: what was read before is not theirs. */
export function beginSession(client: QueryClient, user: SessionUser): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session.get.id });
  client.setQueryData(sessionQuery.queryKey, user);
  tellOthers({ kind: 'signed-in', loginId: user.login.id, userId: user.id });
}

/**
 * After signing out: every tab begins anew at the root, so that no state of whoever was here is left (specification, section 4). What
 * belongs to the device stays: language, light or dark.
 */
export function endSession(): void {
  tellOthers({ kind: 'signed-out' });
  startAnew();
}

function startAnew(): void {
  sessionStorage.clear();
  location.replace(paths.root);
}
