import type { ListingState, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { PRIORITY, type Wish, wish } from '../dispatch/index.ts';
import type { Actor } from '../history/index.ts';
import type { PricingHooks } from '../pricing/index.ts';
import { getItems, lockItems } from '../products/index.ts';
import type { SourceChangeHook } from '../sync/index.ts';
import { titlesFor } from '../translations/index.ts';
import { CATALOGUE_LABEL } from './catalogue.ts';
import { endListingsOf } from './home-ends.ts';
import { previewRuleChanges } from './preview-rules.ts';
import { type PriceCause, repriceItems } from './prices.ts';
import { enqueueSendHeld, repriceJob } from './publishing.enqueue.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { titleLimitOf } from './run-context.ts';

interface Listed {
  readonly itemId: number;
  readonly accountId: number;
  readonly site: Site;
  readonly listingKey: string;
  readonly isGroup: boolean;
  readonly title: string;
  readonly titleLabel: string;
  readonly state: ListingState;
}

/** What follows in listings when prices, titles or sources change in the rooms below. Each runs in the transaction of the change. */
export function createPublishingHooks(deps: PublishingDeps): PricingHooks &
  SourceChangeHook & {
    titlesChanged(tx: Tx, userId: number, itemId: number, sites: readonly Site[], actor: Actor): Promise<void>;
  } {
  return {
    async rulesChanged(tx, userId, accountId, sites) {
      await deps.jobs.enqueue(
        tx,
        repriceJob,
        { userId, accountId, sites: [...sites] },
        { key: `${userId}:${accountId}` },
      );
    },

    previewRules: previewRuleChanges,

    async manualPricesChanged(tx, userId, itemId, sites, actor) {
      await repriceListed(tx, userId, [itemId], sites, {
        actor,
        why: (decision) => (decision.owner === 'manual' ? 'manual_price_set' : 'manual_price_removed'),
      });
    },

    async pricesFreed(tx, account, held) {
      await enqueueSendHeld(deps.jobs, tx, account, held);
    },

    async titlesChanged(tx, userId, itemId, sites) {
      await retitle(tx, deps, userId, [itemId], sites);
    },

    async sourceChanged(tx, userId, itemIds) {
      await repriceListed(tx, userId, itemIds, null, { actor: { kind: 'rule', id: null }, why: 'source_changed' });
    },

    itemsEnded: endListingsOf,
  };
}

/** Prices what is listed of these items anew, on these sites (null: on all), each listing by the rules of the account that sells there. */
async function repriceListed(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[] | null,
  cause: PriceCause,
): Promise<void> {
  await lockItems(tx, userId, itemIds);
  const listed = await findListed(tx, userId, itemIds, sites, [...ON_SITE, 'F']);
  for (const accountId of new Set(listed.map((listing) => listing.accountId))) {
    const own = listed.filter((listing) => listing.accountId === accountId);
    const ownItems = [...new Set(own.map(({ itemId }) => itemId))];
    const ownSites = [...new Set(own.map(({ site }) => site))];
    await repriceItems(tx, { userId, accountId }, ownItems, ownSites, cause);
  }
}

/** Live or on the way. */
const ON_SITE: readonly ListingState[] = ['L', 'Q', 'P'];

/** Listings in these states, of these items, on these sites (null: on all). */
async function findListed(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[] | null,
  states: readonly ListingState[],
): Promise<Listed[]> {
  const onSites = sites === null ? sql`` : sql`and site = any(${[...sites]}::text[])`;
  const { rows } = await sql<Listed>`
    select item_id as "itemId", account_id as "accountId", site, listing_key as "listingKey", is_group as "isGroup", title,
      title_label as "titleLabel", state
    from listings
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and state = any(${[...states]}::text[]) and listing_key is not null
      ${onSites}
    order by item_id, site for update`.execute(tx);
  return rows;
}

/**
 * Gives listings the titles that hold now and wishes their content anew. A human's words are taken as they are; without them the
 * automatic title comes back. One that failed is sent with its new title when the seller sends it again.
 */
export async function retitle(
  tx: Tx,
  deps: PublishingDeps,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<void> {
  await lockItems(tx, userId, itemIds);
  const found = await findListed(tx, userId, itemIds, sites, [...ON_SITE, 'F']);
  // The title of a catalogue's product is not the seller's to change.
  const listed = found.filter(({ titleLabel }) => titleLabel !== CATALOGUE_LABEL);
  if (listed.length === 0) return;
  const items = await getItems(tx, userId, itemIds);
  const titles = await titlesFor(tx, userId, items, sites, titleLimitOf(deps, items[0]?.platform));
  const changed = listed.flatMap((listing) => {
    const title = titles.get(listing.itemId)?.get(listing.site);
    return title?.ok && title.title !== listing.title ? [{ ...listing, made: title }] : [];
  });
  await sql`
    update listings l set title = c.title, title_label = c.label, coverage = c.coverage, updated_at = now()
    from unnest(${changed.map((c) => c.itemId)}::bigint[], ${changed.map((c) => c.site)}::text[], ${changed.map((c) => c.made.title)}::text[],
      ${changed.map((c) => c.made.label)}::text[], ${changed.map((c) => Math.floor(c.made.coverage * 100))}::integer[])
      as c (item_id, site, title, label, coverage)
    where l.user_id = ${userId} and l.item_id = c.item_id and l.site = c.site`.execute(tx);
  await wish(
    tx,
    changed
      .filter(({ state }) => ON_SITE.includes(state))
      .map(
        (listing): Wish => ({
          userId,
          accountId: listing.accountId,
          itemId: listing.itemId,
          site: listing.site,
          isHome: false,
          aspect: 'content',
          targetKey: listing.listingKey,
          leaseKey: listing.listingKey,
          payload: { isGroup: listing.isGroup },
          priority: PRIORITY.content,
        }),
      ),
  );
}
