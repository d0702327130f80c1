import { fileURLToPath } from 'node:url';
import { searchKeys } from '@quayside/kernel/search-fold';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';

/* The migrations from 0492 on, over the rows of businesses that used the version before. */

const database = useTestDatabase({ isBare: true });

const USERS = [
  { user_id: 1, home: 'UK', name: 'Café “Olé” Ltd', words: 'Étui “Straße” 5½″ pour l’été' },
  { user_id: 2, home: 'DE', name: 'Müller & Söhne', words: 'Grüße aus Ærø: Smørrebrød-Teller' },
  { user_id: 3, home: 'CDFR', name: '青木商店', words: '青い自転車 ＦＵＬＬ Ёлка' },
] as const;
/** For each home: a site in another language, one in the same language, and one whose title is the home title. */
const SITES = { UK: ['FR', 'US', 'DE'], DE: ['IT', 'AT', 'FR'], CDFR: ['ES', 'BEFR', 'UK'] } as const;
const COMPOSED = ['composed', 'glossary_draft', 'tm_fuzzy:87', 'tm_fuzzy:100'];
const LABELS = ['human', 'tm_exact', 'engine:deepl', 'source', 'catalogue', ...COMPOSED];

function labelAfter(label: string, kind: number): string {
  if (label === 'tm_exact') return 'memory';
  return COMPOSED.includes(label) ? (['earlier', 'respelt', 'as it is'][kind] ?? '') : label;
}

/** The old titles: an item for each business and label, with one title on each of the business's sites. */
const PLACES = USERS.flatMap(({ user_id, home, words }) =>
  LABELS.flatMap((label, at) =>
    SITES[home].map((site, kind) => {
      const home_title = `${words} ${at}`;
      const title = kind === 2 ? home_title : `Made ${site} ${at}`;
      return {
        user_id,
        item_id: user_id * 100 + at,
        home,
        site,
        kind,
        label,
        after: labelAfter(label, kind),
        home_title,
        title,
      };
    }),
  ),
);

/** What the statements below read: the businesses as `given.users`, the old titles as `given.places`. */
const GIVEN = `
  create schema given;
  create table given.users (user_id bigint, home text, name text, words text);
  create table given.places (user_id bigint, item_id bigint, home text, site text, kind integer, label text, after text, home_title text, title text);
  create view given.items as select distinct user_id, item_id, user_id * 10 as account_id, home_title, 'SKU-' || item_id as sku from given.places;
  create view given.runs as
    select user_id, user_id * 10 + at as run_id, user_id * 10 as account_id, state, state in ('preparing', 'prepared') as is_open
    from given.users, unnest(array['preparing', 'prepared', 'confirmed', 'running', 'done', 'cancelled']) with ordinality r (state, at)`;

const OLD_ROWS = `
  insert into users (user_id, name, email) overriding system value select user_id, name, 'Ünal+' || user_id || '@Example.com' from given.users;
  insert into marketplace_accounts (user_id, account_id, platform, external_id, username, source_site) overriding system value
    select user_id, user_id * 10, 'ebay', 'shop-' || user_id, name, home from given.users;
  insert into items (user_id, item_id, account_id, platform, ref, external_id, sku, title, price_minor, currency, source_hash) overriding system value
    select user_id, item_id, account_id, 'ebay', item_id, item_id, sku, home_title, 1000, 'EUR', 'hash' from given.items;
  insert into item_units (user_id, item_id, sku, price_minor, currency) select user_id, item_id, sku, 1000, 'EUR' from given.items;
  insert into product_rows (user_id, item_id, account_id, platform, ref, sku, title, title_sort, condition, price_minor, currency, quantity, search_text)
    select user_id, item_id, account_id, 'ebay', item_id, sku, home_title, home_title, 'NEW', 1000, 'EUR', 1, home_title from given.items;
  insert into listings (user_id, item_id, site, account_id, title, title_label, confidence, state, reason)
    select user_id, item_id, site, user_id * 10, title, label, 70, case kind when 1 then 'B' else 'L' end,
      case kind when 1 then '{"code": "confidence_too_low", "params": {"confidence": 40, "threshold": 60}}'::jsonb end
    from given.places;
  insert into publish_runs (user_id, run_id, account_id, source_account_id, kind, state, selection, sites, requested_by, confidence_threshold)
    overriding system value select user_id, run_id, account_id, account_id, 'list', state, '{}', '{}', 1, 80 from given.runs;
  insert into run_items (user_id, run_id, item_id, site, verdict, outcome, reason_code, reason_params, title, title_label, home_title, confidence,
      untranslated, is_preview_due)
    select user_id, run_id, item_id, site, case label when 'tm_exact' then 'ready' else 'draft' end, case state when 'done' then 'skipped' else 'waiting' end,
      case state when 'done' then 'confidence_too_low' end, case state when 'done' then '{"confidence": 40}'::jsonb end, title, label, home_title, 55,
      '{mug}', state = 'prepared'
    from given.places join given.runs using (user_id);
  insert into publish_counts (user_id, run_id, site, verdict, reason_code, outcome, confidence_step, n)
    select user_id, run_id, site, verdict, coalesce(reason_code, ''), outcome, item_id % 2 * 10, count(*) from run_items group by 1, 2, 3, 4, 5, 6, 7;
  insert into site_titles (user_id, account_id, site, item_id, source_title, made_title, label, confidence, untranslated, dropped, is_draft, title, state,
      length, title_key, search_text)
    select user_id, account_id, site, item_id, home_title, title, label, 80, '{mug}', '{new}', state = 'draft', used, state, char_length(used), lower(used),
      concat_ws(' ', sku, home_title, used)
    from (select *, case when state in ('ready', 'draft') then title else 'The seller’s' end as used from given.places
      join given.items using (user_id, item_id, home_title),
      lateral (select (array['ready', 'draft', 'accepted', 'own', 'stale'])[1 + (item_id + kind) % 5] as state) s) t;
  insert into site_title_lists (user_id, account_id, site, state, inputs, asked_at)
    select distinct user_id, account_id, site, 'made', 'digest', timestamptz '2026-01-01' from site_titles;
  insert into orders (user_id, account_id, platform, external_id, site, status, total_minor, currency, ordered_at, modified_at, search_text, buyer_sealed)
    select user_id, user_id * 10, 'ebay', n, 'FR', 'paid', 500, 'EUR', '2026-01-01', '2026-01-01', words, case n when 2 then '\\x01'::bytea end
    from given.users, generate_series(1, 2) n;
  insert into translation_memory (user_id, src_lang, dst_lang, src_hash, src_text, dst_text, origin)
    select user_id, 'en', 'fr', sha256(origin::bytea), words, name, origin from given.users, unnest(array['human', 'engine:deepl']) origin;
  insert into glossary_terms (user_id, src_lang, dst_lang, src_text, dst_text) select user_id, 'en', 'fr', words, name from given.users;
  insert into keywords (user_id, platform, keyword, match, language, fields) select user_id, 'all', words, 'word', 'any', '{title}' from given.users;
  insert into size_charts (user_id, name, brand, category_id, kind, age, gender, width, rows)
    select user_id, words, brand, '1', 'shoes', 'adult', 'unisex', 'any', '[]' from given.users, unnest(array[name, null]) brand;
  insert into shipping_profiles (user_id, name, currency, handling_days, is_free_shipping, countries, rates)
    select user_id, name, 'EUR', 1, true, '[]', '[]' from given.users;
  insert into translation_engines (user_id, engine, sealed_key, budget)
    select user_id, engine, '\\x02', 10 from given.users, unnest(array['deepl', 'libretranslate']) engine;
  insert into articles values ('de', 'a', 'start', 'Größe', '', '', '{}', '{}', 0, 'hash', to_tsvector('simple', 'größe'), 'old')`;

async function read(query: string): Promise<Record<string, unknown>[]> {
  return (await database.pool.query(query)).rows;
}

/** The number of rows of each table, except of those that are counted again from others. */
async function countRows(): Promise<Record<string, unknown>[]> {
  const tables = await read(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('schema_migrations', 'publish_counts', 'title_totals') order by name`,
  );
  return read(tables.map(({ name }) => `select '${name}' as name, count(*) as n from ${name}`).join(' union all '));
}

let before: Record<string, unknown>[];

beforeAll(async () => {
  const { pool } = database;
  const all = readMigrations(fileURLToPath(new URL('../../../migrations', import.meta.url)));
  await migrate(
    pool,
    all.filter(({ name }) => name < '0492'),
  );
  await pool.query(GIVEN);
  for (const [table, rows] of [
    ['users', USERS],
    ['places', PLACES],
  ] as const) {
    const from = `insert into given.${table} select * from jsonb_populate_recordset(null::given.${table}, $1)`;
    await pool.query(from, [JSON.stringify(rows)]);
  }
  await pool.query(OLD_ROWS);
  before = await countRows();
  await migrate(pool, all);
});

it('loses no row, and its constraints and indexes are valid', async () => {
  expect(before.find(({ name }) => name === 'listings')?.n).toBe(PLACES.length);
  expect(await countRows()).toEqual(expect.arrayContaining(before));
  expect(await read('select conname from pg_constraint where not convalidated')).toEqual([]);
  expect(await read('select indexrelid::regclass from pg_index where not indisvalid')).toEqual([]);
});

it('keeps the words of every listing, under a label of today', async () => {
  const kept = `select l.title_label as label, count(*)::integer as n from listings l join given.places p using (user_id, item_id, site, title)
    where l.title_label = p.after group by 1 order by 1`;
  const [each, composed] = [USERS.length * 3, USERS.length * COMPOSED.length];
  expect(await read(kept)).toEqual([
    { label: 'as it is', n: composed },
    { label: 'catalogue', n: each },
    { label: 'earlier', n: composed },
    { label: 'engine:deepl', n: each },
    { label: 'human', n: each },
    { label: 'memory', n: each },
    { label: 'respelt', n: composed },
    { label: 'source', n: each },
  ]);
  expect(await read("select distinct state, reason from listings where reason ->> 'code' <> ''")).toEqual([
    { state: 'B', reason: { code: 'drafts_not_allowed' } },
  ]);
});

it('blocks composed titles to which nobody has consented, and keeps those of other runs', async () => {
  const lost = await read(
    `select r.* from run_items r join given.places p using (user_id, item_id, site) join given.runs g using (user_id, run_id)
     where case when g.is_open and p.after = 'earlier'
       then (r.title, r.title_label, r.verdict, r.reason_code, r.is_preview_due) is distinct from (null::text, null::text, 'blocked', 'nothing_translated', false)
       else (r.title, r.title_label, r.is_preview_due) is distinct from (p.title, p.after, g.state = 'prepared') or r.verdict = 'blocked'
         or coalesce(r.reason_code, '') <> case g.state when 'done' then 'drafts_not_allowed' else '' end or r.reason_params is not null end`,
  );
  expect(lost).toEqual([]);
  const counted = 'user_id, run_id, site, verdict, outcome, reason_code, n';
  const counts = await read(`select ${counted} from publish_counts order by 1, 2, 3, 4, 5`);
  const fresh = `select user_id, run_id, site, verdict, outcome, coalesce(reason_code, '') as reason_code, count(*)::integer as n
    from run_items group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5`;
  expect(counts).toEqual(await read(fresh));
  expect(new Set(counts.map(({ verdict }) => verdict))).toEqual(new Set(['ready', 'draft', 'blocked']));
});

it('shows composed titles of a site as missing, and leaves the seller’s own', async () => {
  const titles = await read(
    'select s.*, p.after, p.title as old, sku from site_titles s join given.places p using (user_id, item_id, site) join given.items using (user_id, item_id)',
  );
  expect(titles).toHaveLength(PLACES.length);
  const states = new Map<unknown, number>();
  for (const { after, old, sku, ...row } of titles) {
    states.set(row.state, (states.get(row.state) ?? 0) + 1);
    const isEarlier = after === 'earlier';
    const made = isEarlier ? { made_title: null, label: null, is_draft: false } : { made_title: old, label: after };
    expect(row).toMatchObject({ ...made, reason: isEarlier ? 'nothing_translated' : null });
    if (row.state === 'missing')
      expect({ ...row, isEarlier }).toMatchObject({ title: null, title_key: null, length: 0, isEarlier: true });
    else expect(row.title).toBe(row.state === 'ready' || row.state === 'draft' ? old : 'The seller’s');
    expect(row.search_text).toBe(searchKeys([sku, row.source_title, row.title].filter(Boolean).join(' ')));
  }
  expect([...states.keys()].toSorted()).toEqual(['accepted', 'draft', 'missing', 'own', 'ready', 'stale']);
  const totals = await read('select status, sum(n)::integer as n from title_totals group by 1');
  const { duplicates, ...others } = Object.fromEntries(totals.map(({ status, n }) => [status, n]));
  expect(others).toEqual(Object.fromEntries(states));
  expect(duplicates).toBeGreaterThan(USERS.length);
  expect(await read('select distinct inputs from site_title_lists')).toEqual([{ inputs: '' }]);
});

it('finds everything in the one spelling of searches', async () => {
  const made = await read(
    `select title as given, search_text as keys from product_rows
     union all select words, search_text from orders join given.users using (user_id)
     union all select src_text || ' ' || dst_text, search_keys from translation_memory
     union all select src_text || ' ' || dst_text, search_keys from glossary_terms
     union all select keyword, search_keys from keywords
     union all select name || ' ' || coalesce(brand, ''), search_keys from size_charts
     union all select name, search_keys from shipping_profiles
     union all select name || ' ' || email, search_keys from users`,
  );
  expect(made.filter(({ given, keys }) => keys !== searchKeys(`${given}`))).toEqual([]);
  expect(await read('select from orders where has_old_words <> (buyer_sealed is not null)')).toEqual([]);
  expect(await read('select hash from articles')).toEqual([{ hash: '' }]);
});

it('takes the engines of today', async () => {
  const add = (engine: string) =>
    database.pool.query(
      `insert into translation_engines (user_id, engine, sealed_key, budget) values (1, '${engine}', '', 0)`,
    );
  await Promise.all(['offline', 'llm'].map(add));
  await expect(add('nobody')).rejects.toThrow('translation_engines_engine_check');
});
