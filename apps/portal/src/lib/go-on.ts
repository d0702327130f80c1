import { session } from '@quayside/contract/session';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api/call.ts';
import { beginSession } from './session-channel.ts';

/** The session goes on in another user: what it may see is read anew, and nothing read for the user before stays. */
export async function goOnAsNewUser(client: QueryClient): Promise<void> {
  const { user } = await call(session.get, {});
  beginSession(client, user);
}
