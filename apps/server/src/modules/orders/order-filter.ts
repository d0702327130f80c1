import type { SalesQuery } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { DAY_MS } from '@quayside/kernel';
import { typedWords } from '@quayside/kernel/search-fold';
import { type RawBuilder, sql } from 'kysely';
import { containsWord } from '../../platform/database/search.ts';
import { wordsLiteral } from './orders.repository.ts';
import { type SearchKey, tokensToFind } from './search-key.ts';

export interface OrderScope {
  readonly userId: number;
  readonly platform: Platform | 'all';
  readonly accountId: number | undefined;
}

export interface Asking {
  readonly now: Date;
  /** The search key that finds encrypted buyers; null without a search. */
  readonly searchKey: SearchKey | null;
}

/** `soon`: the shipping deadline is within a day. */
const SOON_MS = DAY_MS;

/** The conditions of a list on `orders o`. */
export function orderConditions(
  scope: OrderScope,
  query: SalesQuery,
  { now, searchKey }: Asking,
): RawBuilder<boolean>[] {
  return [...scopeConditions(scope), ...filterConditions(query, now), ...searchConditions(query.query, searchKey)];
}

export function scopeConditions({ userId, platform, accountId }: OrderScope): RawBuilder<boolean>[] {
  return [
    sql`o.user_id = ${userId}`,
    ...(accountId === undefined ? [] : [sql<boolean>`o.account_id = ${accountId}`]),
    ...(platform === 'all' ? [] : [sql<boolean>`o.platform = ${platform}`]),
  ];
}

function filterConditions(query: SalesQuery, now: Date): RawBuilder<boolean>[] {
  const { stockStatus, status, site, from, to, due, attention, open } = query;
  const conditions: RawBuilder<boolean>[] = [];
  if (stockStatus) conditions.push(sql`o.stock_status = ${sql.lit(stockStatus)}`);
  if (status) conditions.push(sql`o.status = ${status}`);
  if (site) conditions.push(sql`o.site = ${site}`);
  if (from) conditions.push(sql`o.ordered_at >= ${new Date(`${from}T00:00:00Z`)}`);
  if (to) conditions.push(sql`o.ordered_at < ${new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS)}`);
  if (attention) conditions.push(WAITS_FOR_A_PERSON);
  if (open) conditions.push(IS_OPEN);
  if (due) conditions.push(TO_SHIP, ...(due === 'any' ? [] : [hasDeadline(due, now)]));
  return conditions;
}

/** The conditions of these lists on `orders o`. Those with an index are written as in it. */
export const TO_SHIP = sql<boolean>`o.status = 'paid' and not o.is_fulfilled_by_marketplace`;
export const WAITS_FOR_A_PERSON = sql<boolean>`(o.problem is not null or o.answer = 'on_hold')`;
export const IS_OPEN = sql<boolean>`o.status in ('pending', 'paid')`;

export function hasDeadline(due: 'late' | 'soon', now: Date): RawBuilder<boolean> {
  const soon = new Date(now.getTime() + SOON_MS);
  return due === 'late' ? sql`o.ship_by < ${now}` : sql`o.ship_by >= ${now} and o.ship_by < ${soon}`;
}

/** Each word must occur in the order number, a SKU or a title, or begin a part of the buyer's encrypted names. */
function searchConditions(query: string | undefined, searchKey: SearchKey | null): RawBuilder<boolean>[] {
  return typedWords(query ?? '').map((word) => {
    const ofBuyers = (searchKey ? tokensToFind(searchKey, word) : []).map(
      (tokens) => sql<boolean>`o.buyer_words @> ${wordsLiteral(tokens)}::bigint[]`,
    );
    return sql<boolean>`(${sql.join([containsWord(sql`o.search_text`, word), ...ofBuyers], sql` or `)})`;
  });
}

/** The shortest text that is looked up as a whole order number before texts are searched. */
const SHORTEST_NUMBER = 6;

/** A searched text as an order number, as typed and in upper case; empty if it cannot be one. */
export function orderNumbersIn(query: string | undefined): string[] {
  const word = (query ?? '').trim();
  const isNumber = word.length >= SHORTEST_NUMBER && /\d/.test(word) && !/\s/.test(word);
  return isNumber ? [...new Set([word, word.toUpperCase()])] : [];
}
