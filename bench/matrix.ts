import { type Browser, chromium, type Page } from '@playwright/test';
import { accounts, imports } from '@quayside/contract';
import { sql } from 'kysely';
import { getAccount } from '../apps/server/src/modules/accounts/index.ts';
import { refreshProductRows } from '../apps/server/src/modules/products/index.ts';
import { createDatabase, withTransaction } from '../apps/server/src/platform/database/database.ts';
import type { Db } from '../apps/server/src/platform/database/db.ts';
import type { Tables } from '../apps/server/src/platform/database/tables.data.ts';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { heading, median, report } from './lib/figures.ts';
import { type RunningProduct, startProduct } from './lib/product.ts';
import { importListings } from './lib/shop.ts';

/**
 * Measures the frames of the matrix while it scrolls: ten sites and ten thousand products in a real browser, where the pages arrive
 * meanwhile. By hand: `node --import tsx bench/matrix.ts`. A frame of 60 a second has 16.7 ms. A browser without a screen draws at the pace of
 * its own clock, so the report also says what the page itself took of each frame.
 */
const ITEMS = 10_000;
const SITES = ['DE', 'FR', 'IT', 'ES', 'AT', 'IE', 'BEFR', 'US', 'CA', 'AU'];
const STATES = ['L', 'L', 'L', 'Q', 'P', 'B', 'F', 'E'];
const SCROLL_MS = 10_000;
/** Rows a second: all of them pass within the time, ten times as fast as anybody looks. */
const PIXELS_A_MS = 6;
const BATCH = 500;
const FRAME_MS = 1_000 / 60;

/** Every product on every site, in every state. */
async function listEverywhere(db: Db, userId: number, accountId: number): Promise<void> {
  const { rows } = await sql<{ item_id: number }>`
    select item_id from items where user_id = ${userId} and account_id = ${accountId} order by item_id`.execute(db);
  for (let from = 0; from < rows.length; from += BATCH) {
    const itemIds = rows.slice(from, from + BATCH).map(({ item_id }) => item_id);
    await withTransaction(db, async (tx) => {
      await sql`
        insert into listings (user_id, item_id, site, account_id, state, reason, listing_key, title, price_minor, currency, price_owner, quantity)
        select i.user_id, i.item_id, s.site, i.account_id, s.state,
          case when s.state in ('B', 'F') then '{"code": "no_shipping"}'::jsonb end, i.sku || '-' || s.site, i.title, 1999, 'EUR', 'rule', 1
        from items i cross join lateral (
          select site, (${STATES}::text[])[1 + (i.item_id + n)::int % ${STATES.length}] as state
          from unnest(${SITES}::text[]) with ordinality as u (site, n)) s
        where i.user_id = ${userId} and i.item_id = any(${itemIds}::bigint[])
        on conflict do nothing`.execute(tx);
      await refreshProductRows(tx, userId, itemIds);
    });
  }
}

interface Frames {
  readonly intervals: readonly number[];
  readonly work: readonly number[];
  readonly rows: number;
}

/** Scrolls down at an even pace, and notes each frame: how long after the one before, and how long scripts, style and layout took. */
function scrollAndNote(page: Page, forMs: number, pixelsAMs: number): Promise<Frames> {
  return page.evaluate(
    `(async () => {
      const grid = document.querySelector('[role=grid]');
      const intervals = [], work = [];
      const seen = new Set();
      const startedAt = performance.now();
      let last = startedAt;
      for (;;) {
        const now = await new Promise((next) => requestAnimationFrame(next));
        intervals.push(now - last);
        const before = performance.now();
        grid.scrollTop += Math.min(now - last, 50) * ${pixelsAMs};
        grid.dispatchEvent(new Event('scroll'));
        grid.getBoundingClientRect();
        work.push(performance.now() - before);
        for (const cell of grid.querySelectorAll('[role=gridcell][data-row]')) seen.add(cell.dataset.row);
        last = now;
        if (now - startedAt > ${forMs}) return { intervals: intervals.slice(1), work, rows: seen.size };
      }
    })()`,
  ) as Promise<Frames>;
}

async function openMatrix(browser: Browser, { url, cookie }: RunningProduct, accountId: number): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/ebay/${accountId}/products?layout=matrix`);
  await page.waitForSelector('[role=gridcell][data-row]');
  return page;
}

async function importedAccount({ call, userId }: RunningProduct): Promise<number> {
  const params = { id: userId };
  for (let poll = 0; poll < 480; poll += 1) {
    const { list } = await call(imports.list, { params, query: {} });
    const { list: shops } = await call(accounts.list, { params });
    const shop = shops.find(({ platform }) => platform === 'ebay');
    if (shop && list.some(({ state }) => state === 'done')) return shop.accountId;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The import did not end');
}

const product = await startProduct();
const database = await product.connect();
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...(process.env as Record<string, string>), ...env },
});
try {
  const db = createDatabase<Tables>(database.pool);
  const accountId = await importedAccount(product);
  const account = await getAccount(db, product.userId, accountId);
  if (!account) throw new Error('The account is gone');
  await importListings(db, account, 0, ITEMS);
  await listEverywhere(db, product.userId, accountId);
  const page = await openMatrix(browser, product, accountId);
  // The first scroll compiles what the others run.
  await scrollAndNote(page, 1_000, PIXELS_A_MS);
  const { intervals, work, rows } = await scrollAndNote(page, SCROLL_MS, PIXELS_A_MS);
  const sorted = intervals.toSorted((a, b) => a - b);
  const worked = work.toSorted((a, b) => a - b);
  heading(
    `Matrix of ${ITEMS.toLocaleString('en-GB')} products on ${SITES.length} sites, scrolled for ${SCROLL_MS / 1_000} s`,
  );
  report(
    'frames a second',
    1_000 / (intervals.reduce((sum, one) => sum + one, 0) / intervals.length),
    '',
    '(wanted: 60)',
  );
  report('median frame', median(intervals), 'ms');
  report('95 of 100 frames within', sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, 'ms');
  report(
    'frames longer than two',
    (100 * intervals.filter((one) => one > 2 * FRAME_MS).length) / intervals.length,
    '%',
  );
  report('work of the page, median', median(work), 'ms');
  report('work of the page, 95 of 100', worked[Math.floor(worked.length * 0.95)] ?? Number.NaN, 'ms');
  report('rows shown', rows, '');
} finally {
  await browser.close();
  await database.close();
  await product.stop();
}
