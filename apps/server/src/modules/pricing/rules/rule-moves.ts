import type { PriceMove } from '@quayside/contract';
import {
  type AccountRef,
  type Currency,
  isSteepFall,
  listingKeyOf,
  type Money,
  money,
  type Site,
} from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { FOLDED_TAGS } from '../../products/index.ts';
import { listItemFloors } from '../price-limits.repository.ts';
import { joinFloors, listedFloorsOf } from '../price-limits.ts';
import type { RuledOfAccount } from './rule-book.ts';

/** The price on a site of an item, or of a variation of it, for its price at home. */
export type PriceOfItem = (source: Money, item: RuledOfAccount) => Money;

/** A changed rule with its effects on prices. */
export interface RuleChange {
  readonly site: Site;
  readonly before: PriceOfItem;
  readonly after: PriceOfItem;
  /** The rule's new floor. */
  readonly floor: Money | null;
}

/** The effect of changed rules on live listings. */
export interface PriceMoves {
  readonly bySite: ReadonlyMap<Site, number>;
  readonly higher: number;
  readonly lower: number;
  readonly steep: number;
  readonly belowFloor: number;
  readonly examples: readonly PriceMove[];
}

/** A price change in terms of our own types. */
interface Move extends PriceMove {
  readonly before: Money;
  readonly after: Money;
}

/** The number of listings per read: an account of 100,000 takes twenty reads. */
const STEP = 5_000;
/** The number of price changes that the seller sees one by one; the rest are only counted. */
const EXAMPLES = 10;

interface LiveRow {
  readonly itemId: number;
  /** The account from which the item comes. */
  readonly homeAccountId: number;
  readonly brand: string | null;
  readonly categoryPath: readonly string[];
  readonly tags: readonly string[];
  readonly site: Site;
  readonly title: string;
  readonly priceMinor: number;
  readonly currency: Currency;
  readonly sourceMinor: number;
  readonly sourceCurrency: Currency;
  /** Prices of the variations at home; empty for an item without variations. */
  readonly unitsMinor: readonly number[];
  /** The price to which the seller raised it while a floor applies; null if not raised. */
  readonly raisedMinor: number | null;
  /** The manual price of one that is raised. */
  readonly manualMinor: number | null;
}

/**
 * Counts the live prices of an account that a change of rules changes, exactly as `followPrices` will change them. A
 * listing counts if its own price or that of one of its variations changes. A manual price never changes, and one raised to a floor only as
 * far as the floor lets it. A price that its floor will hold back is counted apart, because buyers will not see it.
 */
export async function previewRuleChanges(
  db: Db,
  account: AccountRef,
  changes: readonly RuleChange[],
): Promise<PriceMoves> {
  const rules = new Map(changes.map((change) => [change.site, change]));
  const bySite = new Map<Site, number>();
  const sums = { higher: 0, lower: 0, steep: 0, belowFloor: 0 };
  let examples: Move[] = [];
  for (let after = { itemId: 0, site: '' }; rules.size > 0; ) {
    const rows = await listLive(db, account, [...rules.keys()], after);
    const changed = rows.filter((row) => row.raisedMinor !== null || moveOf(row, rules.get(row.site)));
    const itemIds = [...new Set(changed.map(({ itemId }) => itemId))];
    const floors = joinFloors(
      {
        ofSites: changes.flatMap(({ site, floor }) => (floor ? [{ site, floor }] : [])),
        listed: await listedFloorsOf(db, account, itemIds, [...rules.keys()]),
        own: await listItemFloors(db, account.userId, itemIds),
      },
      itemIds,
      [...rules.keys()],
    );
    const sent: Move[] = [];
    for (const row of changed) {
      const { site } = row;
      const floor = floors.get(listingKeyOf(row));
      const move = moveOf(row, rules.get(site), floor);
      if (!move) continue;
      const { before, after: now } = move;
      if (floor && now.minor < floor.minor) {
        sums.belowFloor += 1;
        continue;
      }
      sent.push(move);
      bySite.set(site, (bySite.get(site) ?? 0) + 1);
      if (now.minor > before.minor) sums.higher += 1;
      if (now.minor < before.minor) sums.lower += 1;
      if (isSteepFall(before, now)) sums.steep += 1;
    }
    examples = [...examples, ...sent].sort((a, b) => changeOf(a) - changeOf(b)).slice(0, EXAMPLES);
    const last = rows.length === STEP ? rows.at(-1) : undefined;
    if (last === undefined) break;
    after = { itemId: last.itemId, site: last.site };
  }
  return { ...sums, bySite, examples };
}

function moveOf(row: LiveRow, rule: RuleChange | undefined, floor?: Money | null): Move | undefined {
  if (!rule) return undefined;
  const old = row.raisedMinor ?? 0;
  const now = floor ? Math.min(old, floor.minor) : 0;
  const raised = (price: Money, to: number) => (price.minor < to ? money(to, price.currency) : price);
  const before = money(row.priceMinor, row.currency);
  const source = money(row.sourceMinor, row.sourceCurrency);
  const { itemId, homeAccountId: accountId, brand, categoryPath, tags } = row;
  const item = { itemId, accountId, brand, categoryPath, tags, price: source };
  const after = raised(row.manualMinor === null ? rule.after(source, item) : money(row.manualMinor, row.currency), now);
  const moves =
    after.minor !== before.minor ||
    row.unitsMinor.some((minor) => {
      const unit = money(minor, row.sourceCurrency);
      return raised(rule.before(unit, item), old).minor !== raised(rule.after(unit, item), now).minor;
    });
  return moves ? { itemId: row.itemId, title: row.title, site: row.site, before, after } : undefined;
}

/** The relative change of a price; decreases come first. */
function changeOf({ before, after }: Move): number {
  return (after.minor - before.minor) / Math.max(before.minor, 1);
}

async function listLive(
  db: Db,
  { userId, accountId }: AccountRef,
  sites: readonly Site[],
  after: { itemId: number; site: string },
): Promise<LiveRow[]> {
  const { rows } = await sql<LiveRow>`
    select l.item_id as "itemId", l.site, i.title, i.account_id as "homeAccountId", i.brand, i.category_path as "categoryPath", ${FOLDED_TAGS} as tags,
       l.price_minor as "priceMinor", l.currency,
      i.price_minor as "sourceMinor", i.currency as "sourceCurrency",
      case when i.has_variants then (select coalesce(array_agg(distinct u.price_minor), '{}') from item_units u
        where u.user_id = i.user_id and u.item_id = i.item_id) else '{}' end as "unitsMinor",
      (select p.raised_minor from price_raises p where p.user_id = l.user_id and p.item_id = l.item_id and p.site = l.site) as "raisedMinor",
      case when l.price_owner = 'floor' then (select m.price_minor from manual_prices m
        where m.user_id = l.user_id and m.item_id = l.item_id and m.site = l.site and m.unit_id = 0 and m.is_enabled) end as "manualMinor"
    from listings l join items i on i.user_id = l.user_id and i.item_id = l.item_id
    where l.user_id = ${userId} and l.account_id = ${accountId} and l.site = any(${[...sites]}::text[]) and l.state in ('L', 'Q', 'P')
      and l.price_owner not in ('manual', 'repricer') and l.price_minor is not null and (l.item_id, l.site) > (${after.itemId}, ${after.site})
    order by l.item_id, l.site limit ${STEP}`.execute(db);
  return rows.map((row) => ({ ...row, unitsMinor: row.unitsMinor.map(Number) }));
}
