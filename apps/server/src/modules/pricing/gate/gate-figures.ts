import {
  type AccountRef,
  type Currency,
  DAY_MS,
  judgeRate,
  type Money,
  money,
  type PriceFigures,
  type Site,
  siteFacts,
} from '@quayside/kernel';
import { createLocalClock } from '@quayside/kernel/repricing/clock';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import type { GateCandidate } from '../../dispatch/index.ts';
import { crossRate, hasBoth, listDays, listRatesInForce } from '../../rates/index.ts';

/** The figures behind prices of an account, as they are stored. */

export const unitKeyOf = ({ targetKey, site }: Pick<GateCandidate, 'targetKey' | 'site'>): string =>
  `${targetKey} ${site}`;

/** The prices that the marketplace confirmed last, by unit. */
export async function readLivePrices(
  tx: Tx,
  { userId, accountId }: AccountRef,
  candidates: readonly GateCandidate[],
): Promise<ReadonlyMap<string, Money>> {
  const { rows } = await sql<{ targetKey: string; site: Site; minor: number; currency: Currency }>`
    select d.target_key as "targetKey", d.site, d.sent_minor as minor, d.payload->>'currency' as currency
    from ${unitsOf(candidates)} as c (target_key, site)
    join desired_states d on d.user_id = ${userId} and d.account_id = ${accountId} and d.target_key = c.target_key
      and d.change_kind = 'price' and d.site = c.site
    where d.sent_minor is not null`.execute(tx);
  return new Map(rows.map((row) => [unitKeyOf(row), money(row.minor, row.currency)]));
}

function unitsOf(candidates: readonly GateCandidate[]) {
  return sql`unnest(${candidates.map(({ targetKey }) => targetKey)}::text[], ${candidates.map(({ site }) => site)}::text[])`;
}

/** Longer than the longest day of any site ago. */
const LONGEST_DAY_MS = 2 * DAY_MS;

/** What was sent of a unit's price lately, from the stored attempts. */
export interface SentLately {
  /** Attempts that arrived, or may have, on the site's calendar day. */
  readonly today: number;
  /** The prices of the last two days, in minor units. */
  readonly minors: readonly number[];
}

/** By unit; without an entry for units of which nothing was sent. */
export async function readSentLately(
  tx: Tx,
  { userId, accountId }: AccountRef,
  candidates: readonly GateCandidate[],
  now: Date,
): Promise<ReadonlyMap<string, SentLately>> {
  if (candidates.length === 0) return new Map();
  const { rows } = await sql<{ targetKey: string; site: Site; at: Date; minor: number | null }>`
    select c.target_key as "targetKey", c.site, a.started_at as at, (a.gate->0->'price'->>'minor')::bigint as minor
    from ${unitsOf(candidates)} as c (target_key, site)
    cross join lateral (
      select started_at, gate from send_attempts
      where user_id = ${userId} and account_id = ${accountId} and target_key = c.target_key and site = c.site
        and change_kind = 'price' and outcome in ('done', 'uncertain') and started_at > ${new Date(now.getTime() - LONGEST_DAY_MS)}
    ) a`.execute(tx);
  const lately = new Map<string, { today: number; minors: number[] }>();
  const clocks = new Map<Site, ReturnType<typeof createLocalClock>>();
  for (const { at, minor, ...unit } of rows) {
    const clock = clocks.get(unit.site) ?? createLocalClock(siteFacts(unit.site).timeZone);
    clocks.set(unit.site, clock);
    const one = lately.get(unitKeyOf(unit)) ?? { today: 0, minors: [] };
    if (clock(at.getTime()).day === clock(now.getTime()).day) one.today += 1;
    if (minor !== null) one.minors.push(minor);
    lately.set(unitKeyOf(unit), one);
  }
  return lately;
}

/** The currencies of items at home, from which their prices are converted. */
export async function readCurrencies(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, Currency>> {
  const { rows } = await sql<{ itemId: number; currency: Currency }>`
    select item_id as "itemId", currency from items
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])`.execute(tx);
  return new Map(rows.map(({ itemId, currency }) => [itemId, currency]));
}

type Rate = NonNullable<PriceFigures['rate']>;

/** The days from which the usual rate is known: about two months of published rates. */
const USUAL_RATE_DAYS = 60;

/**
 * The rates in force that are far from the usual ones, by the two currencies: the middle one of the published rates of two months. A wrong
 * rate that was published for days in a row is taken over, and still stops here.
 */
export async function findJumpedRates(tx: Tx): Promise<ReadonlyMap<string, Rate>> {
  const days = await listDays(tx, USUAL_RATE_DAYS);
  const jumped = new Map<string, Rate>();
  for (const { from, to, millionths: now } of await listRatesInForce(tx)) {
    const known = days.filter((day) => hasBoth(day, from, to)).map((day) => crossRate(day, from, to)?.millionths ?? 0);
    const before = known.sort((a, b) => a - b)[known.length >> 1];
    if (before !== undefined && judgeRate(now, before) !== null) jumped.set(from + to, { before, now });
  }
  return jumped;
}

type Cost = NonNullable<PriceFigures['cost']>;

/**
 * What items cost now, and what they cost before: from earlier days on, or from the same day on until it was replaced. Without an entry for
 * items whose cost is not known.
 */
export async function readCosts(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Cost>> {
  const { rows } = await sql<{ itemId: number; minors: readonly (number | string)[] }>`
    with current as (
      select distinct on (item_id) item_id, cost_minor, currency, valid_from from item_costs
      where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and valid_from <= ${now}::timestamptz::date
      order by item_id, valid_from desc
    ), before as (
      select item_id, cost_minor, currency, valid_from::timestamptz as at from item_costs
      where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and valid_from <= ${now}::timestamptz::date
      union all
      -- Of what was replaced on a day, the first: what came between may be the mistake.
      (select distinct on (item_id, valid_from) item_id, cost_minor, currency, replaced_at from replaced_costs
      where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and valid_from <= ${now}::timestamptz::date
      order by item_id, valid_from, replaced_at)
    )
    select c.item_id as "itemId", array_agg(b.cost_minor order by b.at) filter (
        where not (b.at = c.valid_from::timestamptz and b.cost_minor = c.cost_minor)) || c.cost_minor as minors
    -- A cost in another currency is no measure of this one.
    from current c join before b on b.item_id = c.item_id and b.currency = c.currency
    group by c.item_id, c.cost_minor`.execute(tx);
  return new Map(
    rows.map(({ itemId, minors }): [number, Cost] => {
      const all = minors.map(Number);
      return [itemId, { now: all.at(-1) ?? 0, history: all.slice(0, -1) }];
    }),
  );
}
