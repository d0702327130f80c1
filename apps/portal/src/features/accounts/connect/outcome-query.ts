import type { ConnectResult } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';

/** How connecting ended, as a query in the words in which a consent's callback tells it. */
export function outcomeQuery(platform: Platform, { outcome, username }: Omit<ConnectResult, 'account_id'>): string {
  const query = new URLSearchParams({ onboarding: platform });
  if (outcome === 'duplicated') query.set('fail_type', 'already_connected');
  if (outcome === 'reconnected') query.set('outcome', outcome);
  if (outcome !== 'connected') query.set('given', username);
  return `?${query}`;
}
