import { refreshProductRows } from '../apps/server/src/modules/products/index.ts';
import {
  digestInputs,
  settleTitles,
  type TitlePlace,
} from '../apps/server/src/modules/translations/site-titles.repository.ts';
import { summaryOf } from '../apps/server/src/modules/translations/site-titles.service.ts';
import { withTransaction } from '../apps/server/src/platform/database/database.ts';
import { heading, median, report, timed } from './lib/figures.ts';
import { createShop } from './lib/shop.ts';
import { openTempDatabase } from './lib/temp-database.ts';

/**
 * Measures the summary of a site's titles in shops of several sizes, with a full translation memory, and how long a
 * change of 250 titles takes, which updates the stored totals. Manually: `node --import tsx bench/title-summary.ts`.
 */
const SIZES = [10_000, 100_000, 300_000];
const MEMORY = 100_000;
const STEP = 250;
const REQUESTS = 20;

const database = await openTempDatabase();
const { db, pool } = database;
const medianOf = async (work: () => Promise<unknown>) => {
  const times: number[] = [];
  for (let request = 0; request < REQUESTS; request += 1) times.push(await timed(work));
  return median(times);
};

try {
  const { account } = await createShop(db);
  const place: TitlePlace = { userId: account.userId, accountId: account.accountId, site: 'DE' };
  const deps = {
    db,
    connectors: new Map(),
    titleEnginesOf: async () => [],
    whyAway: async () => undefined,
  };
  await pool.query(
    `insert into translation_memory (user_id, src_lang, dst_lang, src_hash, src_text, dst_text, origin)
     select $1, 'en', 'de', sha256(convert_to(md5(n::text), 'UTF8')), md5(n::text), 'Zug Nr. ' || n, 'human'
     from generate_series(1, $2::int) as n`,
    [place.userId, MEMORY],
  );
  await pool.query(
    `insert into site_title_lists (user_id, account_id, site, state, inputs, asked_at) values ($1, $2, 'DE', 'made', '', now())`,
    [place.userId, place.accountId],
  );
  for (const [index, size] of SIZES.entries()) {
    await grow(place, SIZES[index - 1] ?? 0, size);
    await pool.query('vacuum analyze');
    const { rows } = await pool.query<{ item_id: number }>(
      `select item_id from site_titles where user_id = $1 order by item_id limit $2`,
      [place.userId, STEP],
    );
    const cells = rows.map((row) => ({ itemId: row.item_id, site: place.site }));
    heading(`${size.toLocaleString('en-GB')} titles of a site`);
    report('summary', await medianOf(() => summaryOf(deps, place)), 'ms');
    report('of that, whether it is outdated', await medianOf(() => digestInputs(db, place)), 'ms');
    const settle = () => withTransaction(db, (tx) => settleTitles(tx, place.userId, cells));
    report(`change of ${STEP} titles`, await medianOf(settle), 'ms');
  }
} finally {
  await database.remove();
}

/** Adds items with titles, ten per cent of them drafts. */
async function grow({ userId, accountId }: TitlePlace, from: number, to: number): Promise<void> {
  const { rows } = await pool.query<{ item_id: number }>(
    `insert into items (user_id, account_id, platform, ref, external_id, sku, title, price_minor, currency, source_hash, attributes)
     select $1, $2, 'ebay', 'R-' || n, 'E-' || n, 'S-' || n, 'Item ' || n, 100, 'GBP', '',
       jsonb_build_object('Description', repeat('x', 300))
     from generate_series($3::int, $4::int) as n returning item_id`,
    [userId, accountId, from + 1, to],
  );
  const itemIds = rows.map((row) => row.item_id);
  await withTransaction(db, (tx) => refreshProductRows(tx, userId, itemIds));
  await pool.query(
    `insert into site_titles (user_id, account_id, site, item_id, source_title, made_title, label, dropped,
       is_draft, title, state, length, title_key, search_text)
     select user_id, account_id, 'DE', item_id, title, 'Artikel ' || item_id, 'engine:deepl', '{}', item_id % 10 = 0,
       'Artikel ' || item_id, case when item_id % 10 = 0 then 'draft' else 'ready' end, 12, 'artikel ' || item_id,
       lower(sku || ' ' || title || ' artikel ' || item_id)
     from items where user_id = $1 and item_id = any($2::bigint[])`,
    [userId, itemIds],
  );
}
