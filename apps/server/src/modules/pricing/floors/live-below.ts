import { type AccountRef, type Currency, type Money, money, type PriceOwner, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { FOLDED_TAGS } from '../../products/index.ts';
import type { RuledOfAccount } from '../rules/rule-book.ts';
import type { PriceOfItem } from '../rules/rule-moves.ts';

/** A new floor of an item, or of an account's rule if no item is given. */
export interface LivePriceLimit {
  readonly site: Site;
  readonly floor: Money;
  readonly itemId?: number;
  /** The rule's price of a home price, if the rule changes as well. */
  readonly after?: PriceOfItem;
}

/** A listing that buyers can buy for less than a floor. */
export interface LiveBelow {
  readonly itemId: number;
  readonly title: string;
  readonly site: Site;
  /** The lowest confirmed price of its units. */
  readonly live: Money;
  readonly floor: Money;
  readonly owner: PriceOwner;
}

interface Row {
  readonly itemId: number;
  /** The account from which the item comes. */
  readonly homeAccountId: number;
  readonly brand: string | null;
  readonly categoryPath: readonly string[];
  readonly tags: readonly string[];
  readonly priceMinor: number;
  readonly title: string;
  readonly liveMinor: number;
  readonly currency: Currency;
  readonly owner: PriceOwner;
  /** The lowest price that is wanted of the listing's units. */
  readonly wantedMinor: number | null;
  readonly sourceCurrency: Currency;
  /** Home prices of the item, or of its variations. */
  readonly sourcesMinor: readonly number[];
}

/** The listings per read; an account has few below a floor. */
const STEP = 5_000;

/**
 * The account's listings that buyers can buy for less than a limit, and that stay so: no price at or above the limit is on its way. Read
 * from an index by price, so the cost grows with what is found.
 */
export async function findLiveBelow(
  db: Db,
  account: AccountRef,
  limits: readonly LivePriceLimit[],
): Promise<LiveBelow[]> {
  const found: LiveBelow[] = [];
  for (const limit of limits) {
    for (let after = 0; ; ) {
      const rows = await readBelow(db, account, limit, after);
      found.push(...rows.flatMap((row) => toBelow(row, limit) ?? []));
      const last = rows.length === STEP ? rows.at(-1) : undefined;
      if (last === undefined) break;
      after = last.itemId;
    }
  }
  return found;
}

function toBelow(row: Row, { site, floor, after }: LivePriceLimit): LiveBelow | undefined {
  const { itemId, title, owner, currency } = row;
  const willBe =
    after && owner !== 'manual'
      ? Math.min(...row.sourcesMinor.map((minor) => after(money(minor, row.sourceCurrency), ruledOf(row)).minor))
      : (row.wantedMinor ?? row.liveMinor);
  if (willBe >= floor.minor) return undefined;
  return { itemId, title, site, live: money(row.liveMinor, currency), floor, owner };
}

const ruledOf = ({
  itemId,
  homeAccountId,
  brand,
  categoryPath,
  tags,
  priceMinor,
  sourceCurrency,
}: Row): RuledOfAccount => ({
  ...{ itemId, accountId: homeAccountId, brand, categoryPath, tags, price: money(priceMinor, sourceCurrency) },
});

async function readBelow(
  db: Db,
  { userId, accountId }: AccountRef,
  { site, floor, itemId }: LivePriceLimit,
  after: number,
): Promise<Row[]> {
  // The floor of a rule holds for items without one of their own.
  const which =
    itemId === undefined
      ? sql`and not exists (select from price_floors f where f.user_id = l.user_id and f.item_id = l.item_id and f.site = l.site)`
      : sql`and l.item_id = ${itemId}`;
  const { rows } = await sql<Row>`
    select l.item_id as "itemId", i.title, i.account_id as "homeAccountId", i.brand, i.category_path as "categoryPath", ${FOLDED_TAGS} as tags, i.price_minor as "priceMinor",
       l.live_from_minor as "liveMinor", l.live_currency as currency,
      -- A manual price that was raised follows no rule.
      case when l.price_owner = 'floor' and exists (select from manual_prices m where m.user_id = l.user_id and m.item_id = l.item_id
        and m.site = l.site and m.unit_id = 0 and m.is_enabled) then 'manual' else l.price_owner end as owner,
      coalesce((select min((d.payload->>'minor')::bigint) from desired_states d
        join stock_targets t on t.user_id = d.user_id and t.account_id = d.account_id and t.listing_key = d.lease_key
          and t.marketplace_sku = d.target_key and t.site = d.site and not t.is_ended
        where d.user_id = l.user_id and d.account_id = l.account_id and d.lease_key = l.listing_key and d.site = l.site
          and d.change_kind = 'price' and not d.is_home), l.price_minor) as "wantedMinor",
      i.currency as "sourceCurrency",
      case when i.has_variants then (select coalesce(array_agg(u.price_minor), array[i.price_minor]) from item_units u
        where u.user_id = i.user_id and u.item_id = i.item_id and not u.is_ended) else array[i.price_minor] end as "sourcesMinor"
    from listings l join items i on i.user_id = l.user_id and i.item_id = l.item_id
    where l.user_id = ${userId} and l.account_id = ${accountId} and l.site = ${site} and l.live_from_minor < ${floor.minor}
      and l.item_id > ${after} ${which}
    order by l.item_id limit ${STEP}`.execute(db);
  return rows.map((row) => ({ ...row, sourcesMinor: row.sourcesMinor.map(Number) }));
}
