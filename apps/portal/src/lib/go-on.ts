import { contract } from '@quayside/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api/call.ts';
import { beginSession } from './session-channel.ts';

/** The session goes on in another user: what it may see is read anew, and nothing read for the user before stays. */
export async function goOnAsNewUser(client: QueryClient): Promise<void> {
  const { user } = await call(contract.session.get, {});
  beginSession(client, user);
}
