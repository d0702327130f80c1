import type { RunItemVerdict } from '@quayside/contract';
import { type AccountRef, type ItemOnSite, listingKeyOf, type Reason, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { lockItems, refreshListingsAbroad } from '../products/index.ts';
import { changeListings, listListings, lockStates, moveTotals } from './listings.repository.ts';

/** An item on a site, as a run judged it. */
export interface JudgedListing {
  readonly itemId: number;
  readonly site: Site;
  readonly verdict: RunItemVerdict;
  readonly reason: Reason | null;
  readonly title: string | null;
  readonly titleLabel: string | null;
}

/** The account that sells, and the one that owns the items. */
type Seller = AccountRef & { readonly sourceAccountId: number };

/** These reasons describe a listing's state, or a draft, and not an obstacle. */
const NO_OBSTACLE: ReadonlySet<Reason['code']> = new Set([
  'home_site',
  'already_listed',
  'already_queued',
  'title_unseen',
]);

/**
 * Stores an obstacle of an item on a site as a blocked listing with its reason, and removes an obstacle that is gone. A
 * listing that is live, being published or failed is unchanged.
 * @returns the items whose listings changed
 */
export async function keepVerdicts(tx: Tx, seller: Seller, judged: readonly JudgedListing[]): Promise<number[]> {
  const { userId } = seller;
  const listings = await listListings(tx, userId, [...new Set(judged.map(({ itemId }) => itemId))]);
  const states = new Map(listings.map((listing) => [listingKeyOf(listing), listing.state]));
  const blocked = judged.filter((one) => one.reason !== null && !NO_OBSTACLE.has(one.reason.code));
  const free = judged.filter((one) => one.verdict !== 'blocked' && states.get(listingKeyOf(one)) === 'B');
  if (blocked.length + free.length === 0) return [];
  await lockItems(tx, userId, [...new Set([...blocked, ...free].map(({ itemId }) => itemId))]);
  const before = await lockStates(tx, userId, [...blocked, ...free]);
  const changed = [...(await block(tx, seller, blocked)), ...(await lift(tx, userId, free))];
  await moveTotals(
    tx,
    userId,
    changed.map(({ itemId, site, accountId, state }) => ({
      site,
      from: before.get(listingKeyOf({ itemId, site })) ?? null,
      to: { accountId, state },
    })),
  );
  return [...new Set(changed.map(({ itemId }) => itemId))];
}

interface Changed {
  readonly itemId: number;
  readonly site: Site;
  readonly accountId: number;
  readonly state: 'B' | 'N';
}

async function block(
  tx: Tx,
  { userId, accountId, sourceAccountId }: Seller,
  judged: readonly JudgedListing[],
): Promise<Changed[]> {
  const rows = judged.map(({ itemId, site, reason, title, titleLabel }) => ({
    item_id: itemId,
    site,
    reason,
    title: title ?? '',
    title_label: titleLabel ?? '',
  }));
  const source = sourceAccountId === accountId ? null : sourceAccountId;
  const { rows: changed } = await sql<Changed>`
    insert into listings as l (user_id, account_id, source_account_id, state, item_id, site, reason, title, title_label)
    select ${userId}::bigint, ${accountId}::bigint, ${source}::bigint, 'B', g.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (item_id bigint, site text, reason jsonb, title text, title_label text)
    order by item_id, site
    on conflict (user_id, item_id, site) do update set state = 'B', reason = excluded.reason, account_id = excluded.account_id,
      source_account_id = excluded.source_account_id, title = excluded.title, title_label = excluded.title_label, url = null,
      updated_at = now()
    where l.state in ('N', 'B', 'E')
      and (l.state, l.reason, l.account_id, l.title) is distinct from ('B', excluded.reason, excluded.account_id, excluded.title)
    returning item_id as "itemId", site, account_id as "accountId", state`.execute(tx);
  return changed;
}

async function lift(tx: Tx, userId: number, judged: readonly JudgedListing[]): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    update listings l set state = 'N', reason = null, updated_at = now()
    from unnest(${judged.map((c) => c.itemId)}::bigint[], ${judged.map((c) => c.site)}::text[]) as c (item_id, site)
    where l.user_id = ${userId} and l.item_id = c.item_id and l.site = c.site and l.state = 'B'
    returning l.item_id as "itemId", l.site, l.account_id as "accountId", l.state`.execute(tx);
  return rows;
}

/** Removes an obstacle that is gone from those of an account's listings that it blocks. */
export async function releaseBlocked(
  tx: Tx,
  { userId, accountId }: AccountRef,
  listings: readonly ItemOnSite[],
  code: Reason['code'],
): Promise<void> {
  const { rows } = await sql<ItemOnSite>`
    select l.item_id as "itemId", l.site from listings l
    join unnest(${listings.map((one) => one.itemId)}::bigint[], ${listings.map((one) => one.site)}::text[]) as c (item_id, site)
      on c.item_id = l.item_id and c.site = l.site
    where l.user_id = ${userId} and l.account_id = ${accountId} and l.state = 'B' and l.reason->>'code' = ${code}
    order by l.item_id, l.site for update of l`.execute(tx);
  await changeListings(
    tx,
    userId,
    accountId,
    rows.map(({ itemId, site }) => ({ itemId, site, state: 'N', reason: null })),
  );
  await refreshListingsAbroad(tx, userId, [...new Set(rows.map(({ itemId }) => itemId))]);
}
