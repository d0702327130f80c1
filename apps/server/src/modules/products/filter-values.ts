import type { FilterField, FilterValues, ProductFilter } from '@quayside/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { ELIGIBILITY_OF_ROW, OF_SCOPE } from './eligibility.ts';
import { filterConditions } from './selection.ts';

/** Of no more items are the values counted, so that counting costs the same for any number of items. */
const MOST_ITEMS = 10_000;
/** As many values as a list of choices can show. */
const MOST_VALUES = 100;

/** Rows `(value, name)` for each item `f` of the found ones, of any number of rows for an item. */
const VALUES: Record<FilterField, RawBuilder<unknown>> = {
  brand: sql`select f.brand as value, null as name where f.brand is not null`,
  category: sql`select f.category as value, null as name where f.category is not null`,
  tag: sql`select t.name as value, null as name from item_tags i
    join tags t on t.user_id = i.user_id and t.tag_id = i.tag_id where i.user_id = f.user_id and i.item_id = f.item_id`,
  eligibility: sql`select f.eligibility as value, null as name`,
  scope: sql`select f.scope as value, null as name`,
  site: sql`select l.site as value, null as name from listings l
    where l.user_id = f.user_id and l.item_id = f.item_id and l.state = 'L'`,
  reason: sql`select distinct l.reason->>'code' as value, null as name from listings l
    where l.user_id = f.user_id and l.item_id = f.item_id and l.state in ('B', 'F') and l.reason is not null`,
  shippingProfile: sql`select p.profile_id::text as value, p.name from item_shipping s
    join shipping_profiles p on p.user_id = s.user_id and p.profile_id = s.profile_id
    where s.user_id = f.user_id and s.item_id = f.item_id`,
  earning: sql`select distinct
    case when m.margin_minor is null then 'unknown' when m.margin_minor < 0 then 'loses' else 'earns' end as value, null as name
    from item_margins m where m.user_id = f.user_id and m.item_id = f.item_id`,
};

/** Fields whose value each item has to be asked for. */
const OWN: Partial<Record<FilterField, RawBuilder<unknown>>> = {
  eligibility: sql`, ${ELIGIBILITY_OF_ROW} as eligibility`,
  scope: sql`, case when ${OF_SCOPE.wi} then 'wi' else 'customer' end as scope`,
};

/** The values of a field among the items of a filter, without the field's own filter. */
export async function listFilterValues(
  db: Db,
  { userId, accountIds, platform }: { userId: number; accountIds: readonly number[]; platform: string },
  field: FilterField,
  filter: ProductFilter,
): Promise<FilterValues> {
  const conditions = [
    sql<boolean>`r.user_id = ${userId} and r.account_id = any(${[...accountIds]}::bigint[])`,
    ...(platform === 'all' ? [] : [sql<boolean>`r.platform = ${platform}`]),
    ...filterConditions(userId, { ...filter, [field]: undefined }),
  ];
  const { rows } = await sql<{ value: string | null; name: string | null; n: number }>`
    with found as materialized (
      select r.user_id, r.item_id, r.brand, r.category ${OWN[field] ?? sql``} from product_rows r
      where ${sql.join(conditions, sql` and `)} limit ${sql.lit(MOST_ITEMS + 1)}
    )
    select null as value, null as name, count(*)::int as n from found
    union all (
      select v.value, v.name, count(*)::int from found f cross join lateral (${VALUES[field]}) v
      group by v.value, v.name order by count(*) desc, v.value limit ${sql.lit(MOST_VALUES)})`.execute(db);
  const all = rows.find(({ value }) => value === null)?.n ?? 0;
  return {
    list: rows.flatMap(({ value, name, n }) => (value === null ? [] : [{ value, name, count: n }])),
    isWhole: all <= MOST_ITEMS,
  };
}
