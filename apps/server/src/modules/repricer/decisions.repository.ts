import type { DecisionView, RepricerDecision, RepricerLogEntry } from '@quayside/contract';
import { type AccountRef, type ItemOnSite, type Site, siteFacts } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';
import type { StoredDecision } from './decide-listings.ts';
import { DEFAULT_RULE } from './rule-content.ts';

export interface DecisionFilter {
  readonly view?: DecisionView | undefined;
  readonly site?: Site | undefined;
  readonly mode?: RepricerDecision['mode'] | undefined;
  readonly query?: string | undefined;
}

interface Row {
  readonly item_id: number;
  readonly site: Site;
  readonly sku: string;
  readonly title: string;
  readonly rule_id: number | null;
  readonly rule_name: string | null;
  readonly rule_account: number | null;
  readonly decision: unknown;
  readonly decided_at: Date;
  readonly mode: RepricerDecision['mode'];
}

const MODE = sql<
  RepricerDecision['mode']
>`case when r.live_rule_id is not null then 'live' when r.price_minor is not null then 'kept' else 'dry' end`;

const select = sql`
  select r.item_id, r.site, p.sku, p.title, r.decision, r.decided_at, u.rule_id, u.name as rule_name, u.account_id as rule_account, ${MODE} as mode
  from repricer_listings r
  join product_rows p on p.user_id = r.user_id and p.item_id = r.item_id
  left join repricer_rules u on u.user_id = r.user_id and u.rule_id = r.rule_id and u.account_id in (r.account_id, ${DEFAULT_RULE})`;

/** Decisions about an account's listings, by item and site. */
export async function listDecisions(
  db: Db,
  { userId, accountId }: AccountRef,
  { view, site, mode, query }: DecisionFilter,
  after: ItemOnSite | null,
  limit: number,
): Promise<RepricerDecision[]> {
  const { rows } = await sql<Row>`
    ${select}
    where r.user_id = ${userId} and r.account_id = ${accountId} and ${view === undefined ? sql`r.view is not null` : sql`r.view = ${view}`}
      and (r.item_id, r.site) > (${after?.itemId ?? 0}, ${after?.site ?? ''})
      ${site === undefined ? sql`` : sql`and r.site = ${site}`} ${mode === undefined ? sql`` : sql`and ${MODE} = ${mode}`}
      and ${contains(sql`p.search_text`, query)}
    order by r.item_id, r.site limit ${limit}`.execute(db);
  return rows.map(toView);
}

/** The decisions about an item, by site. */
export async function listDecisionsOfItem(
  db: Db,
  userId: number,
  itemId: number,
): Promise<Map<Site, RepricerDecision>> {
  const { rows } = await sql<Row>`
    ${select} where r.user_id = ${userId} and r.item_id = ${itemId} and r.view is not null`.execute(db);
  return new Map(rows.map((row) => [row.site, toView(row)]));
}

function toView(row: Row): RepricerDecision {
  const { ignored, ...decision } = row.decision as StoredDecision;
  return {
    itemId: row.item_id,
    site: row.site,
    sku: row.sku,
    title: row.title,
    currency: siteFacts(row.site).currency,
    rule:
      row.rule_id === null
        ? null
        : { ruleId: row.rule_id, name: row.rule_name ?? '', isDefault: row.rule_account === DEFAULT_RULE },
    ...decision,
    // Without a live price nothing is told.
    price: decision.present === null ? null : decision.price,
    ignored,
    decidedAt: row.decided_at.toISOString(),
    mode: row.mode,
  };
}

export interface DecisionCounts {
  readonly views: ReadonlyMap<DecisionView, number>;
  readonly live: number;
  readonly kept: number;
}

/** Counted from an index whose rows are the decisions: 100,000 take some hundredths of a second, and totals would lock every round. */
export async function countDecisions(db: Db, { userId, accountId }: AccountRef): Promise<DecisionCounts> {
  const { rows } = await sql<{ view: DecisionView; n: number; live: number; kept: number }>`
    select r.view, count(*)::int as n, count(*) filter (where ${MODE} = 'live')::int as live, count(*) filter (where ${MODE} = 'kept')::int as kept
    from repricer_listings r where r.user_id = ${userId} and r.account_id = ${accountId} and r.view is not null group by r.view`.execute(
    db,
  );
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    views: new Map(rows.map(({ view, n }) => [view, n])),
    live: sum(({ live }) => live),
    kept: sum(({ kept }) => kept),
  };
}

/** The latest decisions about a listing, newest first. */
export async function listLog(
  db: Db,
  userId: number,
  { itemId, site }: ItemOnSite,
  limit: number,
): Promise<RepricerLogEntry[]> {
  const rows = await db
    .selectFrom('repricer_log')
    .select(['decided_at', 'is_live', 'decision'])
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('site', '=', site)
    .orderBy('entry_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ decided_at, is_live, decision }) => {
    const { code, params, present, price, target, bound, pace } = decision as StoredDecision;
    return {
      decidedAt: decided_at.toISOString(),
      currency: siteFacts(site).currency,
      ...{ code, params, present, price: present === null ? null : price, target, bound, pace },
      isLive: is_live,
    };
  });
}
