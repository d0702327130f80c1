import type { MarketplaceNotificationRegistration, MarketplaceNotificationTopic } from '@quayside/connector-kit';
import type { MarketplaceNotificationTrouble, Platform } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** The result of the last registration check at a marketplace. */
export interface MarketplaceNotificationRegistrationRow {
  /** The hash of the requested settings, in hex. */
  readonly wanted: string;
  readonly address: string;
  readonly reference: string | null;
  /** Null if it is registered. */
  readonly trouble: MarketplaceNotificationTrouble | null;
  readonly words: string;
  readonly topics: readonly MarketplaceNotificationTopic[];
  readonly checkedAt: Date;
  /** The number of consecutive failed checks. */
  readonly failures: number;
}

export async function getMarketplaceNotificationRegistration(
  db: Db,
  platform: Platform,
): Promise<MarketplaceNotificationRegistrationRow | undefined> {
  const { rows } = await sql<MarketplaceNotificationRegistrationRow>`
    select encode(wanted, 'hex') as wanted, address, reference, trouble, words, topics, checked_at as "checkedAt", failures
    from marketplace_notification_registrations where platform = ${platform}`.execute(db);
  return rows[0];
}

/** Stores the result of a check. A failure keeps the marketplace's id of the address, and the topics until new ones are known. */
export async function saveMarketplaceNotificationRegistration(
  db: Db,
  platform: Platform,
  asked: { readonly wanted: string; readonly address: string },
  outcome: MarketplaceNotificationRegistration,
  now: Date,
): Promise<void> {
  const wanted = Buffer.from(asked.wanted, 'hex');
  const [reference, topics] = outcome.ok ? [outcome.reference, JSON.stringify(outcome.topics)] : [null, '[]'];
  const [trouble, words] = outcome.ok ? [null, ''] : [outcome.trouble, outcome.words];
  await sql`
    insert into marketplace_notification_registrations (platform, wanted, address, reference, trouble, words, topics, checked_at, failures)
    values (${platform}, ${wanted}, ${asked.address}, ${reference}, ${trouble}, ${words}, ${topics}::jsonb, ${now}, ${outcome.ok ? 0 : 1})
    on conflict (platform) do update set wanted = excluded.wanted, address = excluded.address,
      reference = coalesce(excluded.reference, marketplace_notification_registrations.reference), trouble = excluded.trouble, words = excluded.words,
      topics = case when excluded.trouble is null then excluded.topics else marketplace_notification_registrations.topics end,
      checked_at = excluded.checked_at,
      failures = case when excluded.trouble is null then 0 else least(marketplace_notification_registrations.failures + 1, 1000) end`.execute(
    db,
  );
}

/** The time of the last notification of each topic. */
export async function listLastMarketplaceNotifications(
  db: Db,
  platform: Platform,
  topics: readonly string[],
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ topic: string; at: Date | null }>`
    select t.topic, (
      select max(n.received_at) from marketplace_notifications n where n.platform = ${platform} and n.topic = t.topic
    ) as at from unnest(${[...topics]}::text[]) as t (topic)`.execute(db);
  return new Map(rows.flatMap(({ topic, at }) => (at === null ? [] : [[topic, at] as const])));
}
