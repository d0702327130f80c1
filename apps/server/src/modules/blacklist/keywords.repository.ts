import type { KeywordScope, KeywordView } from '@quayside/contract';
import type { KeywordRule } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';
import { collectInSteps, inSteps } from '../../platform/files/in-steps.ts';

export interface KeywordInput extends KeywordRule {
  readonly platform: KeywordScope;
}

export interface KeywordRow extends KeywordInput {
  readonly keywordId: number;
  readonly updatedAt: Date;
}

const COLUMNS = sql`k.keyword_id as "keywordId", k.platform, k.keyword, k.match, k.language, k.fields, k.exceptions,
  k.updated_at as "updatedAt"`;
const SORTED = sql`lower(k.keyword) collate "C"`;

/** Serializes changes of a blacklist, also with storing the business's items. */
export async function lockBlacklist(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`blacklist ${userId}`}, 0))`.execute(tx);
}

/** Held while items are stored, so that they are compared with the current list. */
export async function holdBlacklist(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`blacklist ${userId}`}, 0))`.execute(tx);
}

/** 0 for a business that has never had a keyword. */
export async function getVersion(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from blacklists where user_id = ${userId}`.execute(db);
  return rows[0]?.version ?? 0;
}

export async function raiseVersion(tx: Tx, userId: number): Promise<void> {
  await sql`insert into blacklists as b (user_id, version) values (${userId}, 1)
    on conflict (user_id) do update set version = b.version + 1`.execute(tx);
}

/** Every keyword of a business, in alphabetical order; with a platform, also those for all platforms. */
export async function listKeywords(db: Db, userId: number, scope: KeywordScope): Promise<KeywordRow[]> {
  const { rows } = await sql<KeywordRow>`
    select ${COLUMNS} from keywords k where k.user_id = ${userId} ${ofScope(scope)}
    order by ${SORTED}, k.platform`.execute(db);
  return rows;
}

const ofScope = (scope: KeywordScope) => (scope === 'all' ? sql`` : sql`and k.platform in ('all', ${scope})`);

export interface KeywordQuery {
  readonly scope: KeywordScope;
  readonly search: string | undefined;
  readonly after: { readonly sorted: string; readonly platform: string } | null;
  readonly limit: number;
}

/** A row with its number of items and its sort position. */
export type ListedKeyword = KeywordRow & { readonly items: number; readonly sorted: string };

export async function listPage(db: Db, userId: number, query: KeywordQuery): Promise<ListedKeyword[]> {
  const { scope, search, after, limit } = query;
  const beyond =
    after === null
      ? sql``
      : sql`and (${SORTED}, k.platform) > (${after.sorted}::text collate "C", ${after.platform}::text)`;
  const { rows } = await sql<ListedKeyword>`
    select ${COLUMNS}, lower(k.keyword) as sorted,
      (select count(*)::int from keyword_matches m where m.user_id = k.user_id and m.keyword_id = k.keyword_id) as items
    from keywords k where k.user_id = ${userId} ${ofScope(scope)}
      and ${contains(sql`k.search_keys`, search)} ${beyond}
    order by ${SORTED}, k.platform limit ${limit}`.execute(db);
  return rows;
}

export async function countKeywords(db: Db, userId: number, scope: KeywordScope): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from keywords k where k.user_id = ${userId} ${ofScope(scope)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The keywords with these words, in any case, that apply in exactly this scope. A few are in alphabetical order. */
export function findKeywords(
  db: Db,
  userId: number,
  places: readonly Pick<KeywordInput, 'keyword' | 'platform'>[],
): Promise<ListedKeyword[]> {
  return collectInSteps(places, async (step) => {
    const { rows } = await sql<ListedKeyword>`
      select ${COLUMNS}, lower(k.keyword) as sorted,
        (select count(*)::int from keyword_matches m where m.user_id = k.user_id and m.keyword_id = k.keyword_id) as items
      from unnest(${step.map(({ keyword }) => keyword)}::text[], ${step.map(({ platform }) => platform)}::text[]) as p (keyword, platform)
      join keywords k on k.user_id = ${userId} and lower(k.keyword) collate "C" = lower(p.keyword) collate "C" and k.platform = p.platform
      order by ${SORTED}, k.platform`.execute(db);
    return rows;
  });
}

/** @returns the new ids, in the order of the input; the caller holds the lock and has rejected existing keywords */
export function insertKeywords(tx: Tx, userId: number, keywords: readonly KeywordInput[]): Promise<number[]> {
  return collectInSteps(keywords, async (step) => {
    const { rows } = await sql<{ keyword_id: number; keyword: string; platform: string }>`
      insert into keywords (user_id, platform, keyword, match, language, fields, exceptions)
      select ${userId}::bigint, platform, keyword, match, language, array(select jsonb_array_elements_text(fields)),
        array(select jsonb_array_elements_text(exceptions))
      from jsonb_to_recordset(${JSON.stringify(step)}::jsonb)
        as g (platform text, keyword text, match text, language text, fields jsonb, exceptions jsonb)
      on conflict do nothing returning keyword_id, keyword, platform`.execute(tx);
    const ids = new Map(rows.map((row) => [`${row.platform} ${row.keyword}`, row.keyword_id]));
    return step.map(({ keyword, platform }) => ids.get(`${platform} ${keyword}`) ?? 0);
  });
}

export async function updateKeywords(
  tx: Tx,
  userId: number,
  keywords: readonly (KeywordInput & { keywordId: number })[],
): Promise<void> {
  for await (const step of inSteps(keywords)) {
    await sql`
      update keywords k set platform = g.platform, keyword = g.keyword, match = g.match, language = g.language,
        fields = array(select jsonb_array_elements_text(g.fields)), exceptions = array(select jsonb_array_elements_text(g.exceptions)),
        updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(step)}::jsonb)
        as g ("keywordId" bigint, platform text, keyword text, match text, language text, fields jsonb, exceptions jsonb)
      where k.user_id = ${userId} and k.keyword_id = g."keywordId"`.execute(tx);
  }
}

export async function removeKeywords(tx: Tx, userId: number, keywordIds: readonly number[]): Promise<void> {
  await sql`
    delete from keywords where user_id = ${userId} and keyword_id = any(${[...keywordIds]}::bigint[])`.execute(tx);
}

export function toView({
  keyword,
  platform,
  match,
  language,
  fields,
  exceptions,
  items,
  updatedAt,
}: ListedKeyword): KeywordView {
  return { keyword, platform, match, language, fields, exceptions, items, updatedAt: updatedAt.toISOString() };
}
