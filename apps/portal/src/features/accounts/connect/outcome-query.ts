import type { ConnectResult } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';

/** The result of connecting as the query of a consent callback. */
export function outcomeQuery(platform: Platform, { outcome, username }: Omit<ConnectResult, 'account_id'>): string {
  const query = new URLSearchParams({ onboarding: platform });
  if (outcome === 'duplicated') query.set('fail_type', 'already_connected');
  if (outcome === 'reconnected') query.set('outcome', outcome);
  if (outcome !== 'connected') query.set('given', username);
  return `?${query}`;
}
