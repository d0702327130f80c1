import { session } from '@quayside/contract/session';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api/call.ts';
import { beginSession } from './session-channel.ts';

/** Called after the session has changed to another user: refetches the session and drops all cached data. */
export async function goOnAsNewUser(client: QueryClient): Promise<void> {
  const { user } = await call(session.get, {});
  beginSession(client, user);
}
