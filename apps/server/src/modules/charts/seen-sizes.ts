import type { SizesSeen, Unmapped } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import {
  createSizeConverter,
  SIZE_NAMES,
  type SizedItem,
  type SizeResult,
} from '@quayside/kernel/sizes/size-converter';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { getItems } from '../products/index.ts';
import { listCharts } from './charts.repository.ts';
import { listItemsAt, type Place } from './places.repository.ts';
import { loadHomes, sizeConvertersWith } from './size-converters.ts';
import { gapsOf, sitesOfItem, variantSizesOf } from './variant-sizes.ts';

export type ChartKey = NonNullable<SizeResult['chart']>;

interface Group {
  readonly accountId: number;
  readonly platform: 'ebay' | 'amazon' | 'cdiscount';
  readonly brand: string | null;
  readonly categoryId: string | null;
  readonly categoryPath: readonly string[];
  readonly attributes: SizedItem['attributes'];
  readonly name: string;
  readonly value: string;
  readonly n: number;
}

/** The specifics that state for whom an item is. */
const WEARER = ['Department', 'department', 'target_gender', 'age_range_description', 'Shoe Width', 'Width'];

/**
 * How many variants each chart applies to, and how many of them lack a size on some site. Identical variants are
 * evaluated once.
 */
export async function countSizes(db: Db, userId: number): Promise<Map<ChartKey, SizesSeen>> {
  const homes = await loadHomes(db, userId);
  const charts = await listCharts(db, userId);
  const counts = new Map<ChartKey, { variants: number; unmapped: number }>();
  for (const group of await listGroups(db, userId)) {
    const home = homes.get(group.accountId);
    if (home === undefined) continue;
    const { chart, sites } = gapsOf(createSizeConverter(group, home, charts), group, sitesOfItem(group.platform, home));
    if (chart === undefined || chart === null) continue;
    const count = counts.get(chart) ?? { variants: 0, unmapped: 0 };
    count.variants += group.n;
    if (sites.length > 0) count.unmapped += group.n;
    counts.set(chart, count);
  }
  return counts;
}

async function listGroups(db: Db, userId: number): Promise<Group[]> {
  const { rows } = await sql<Group>`
    with sized as (
      select i.account_id, i.platform, i.brand, i.category_id, i.category_path, i.attributes, u.unit_id, s.key as name, s.value
      from items i
      join item_units u on u.user_id = i.user_id and u.item_id = i.item_id and not u.is_ended
      cross join lateral (
        select key, value from jsonb_each_text(u.specifics) where lower(key) = any(${[...SIZE_NAMES]}::text[])
        union all
        select a.key, v.value from jsonb_each(i.attributes) a
        cross join lateral jsonb_array_elements_text(case jsonb_typeof(a.value) when 'array' then a.value else '[]' end) v
        where lower(a.key) = any(${[...SIZE_NAMES]}::text[])
          and not exists (select from jsonb_object_keys(u.specifics) k where lower(k) = any(${[...SIZE_NAMES]}::text[]))
      ) s
      where i.user_id = ${userId} and not i.is_ended
    ), stated as (
      select *, (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(attributes) where key = any(${WEARER}::text[])) as wearer
      from sized
    )
    select account_id as "accountId", platform, brand, category_id as "categoryId", category_path as "categoryPath", wearer as attributes,
      name, value, count(*)::int as n
    from stated group by account_id, platform, brand, category_id, category_path, wearer, name, value`.execute(db);
  return rows;
}

/** The number of variants in a response, of items in a step, and the maximum number of items that one call reads. */
const PAGE = 50;
const STEP = 200;
const MOST_ITEMS = 4_000;

/** Variants of a chart whose size is missing on some site, in the order of their items. */
export async function listUnmapped(
  db: Db,
  userId: number,
  { chart, place, after }: { readonly chart: ChartKey; readonly place: Place; readonly after: number },
): Promise<{ readonly variants: Unmapped['variants']; readonly next: number | null }> {
  const homes = await loadHomes(db, userId);
  const converters = sizeConvertersWith(homes, await listCharts(db, userId));
  const variants: Unmapped['variants'][number][] = [];
  let last = after;
  for (let read = 0; read < MOST_ITEMS; read += STEP) {
    const itemIds = await listItemsAt(db, userId, [place], last, STEP);
    for (const item of await getItems(db, userId, itemIds)) {
      const sites = sitesOfItem(item.platform, homes.get(item.accountId));
      const { itemId: item_id, accountId: account_id, platform, title } = item;
      for (const size of variantSizesOf(item)) {
        const gaps = gapsOf(converters(item), size, sites);
        if (gaps.chart !== chart || gaps.sites.length === 0) continue;
        const lacking: readonly Site[] = gaps.sites;
        variants.push({ item_id, account_id, platform, title, sku: size.sku, size: size.value, sites: lacking });
      }
      last = item.itemId;
      if (variants.length >= PAGE) return { variants, next: last };
    }
    if (itemIds.length < STEP) return { variants, next: null };
  }
  return { variants, next: last };
}
