import { setTimeout as sleep } from 'node:timers/promises';
import { accounts, type GivenSheet, imports, type SheetFormat, sheets } from '@quayside/contract';
import type { SheetColumn } from '@quayside/kernel/sheets';
import { getAccount } from '../apps/server/src/modules/accounts/index.ts';
import { createDatabase } from '../apps/server/src/platform/database/database.ts';
import type { Tables } from '../apps/server/src/platform/database/tables.data.ts';
import { percentile, startAnswerMeter } from './lib/answers.ts';
import { heading, report, timed } from './lib/figures.ts';
import { memoryDuring, tellMemory } from './lib/memory-peak.ts';
import { startProduct } from './lib/product.ts';
import { importListings } from './lib/shop.ts';
import { upload } from './lib/upload.ts';

/**
 * Measures what large files of products take: memory of the gateway and the worker, and how fast the gateway answers others meanwhile, while
 * 100,000 products go out and come in again as CSV and XLSX, and while somebody sends 200 MB. By hand:
 * `npm run bench product-files [items]`.
 */
const ITEMS = Number(process.argv[2] ?? 100_000);
const TOO_LARGE = 200_000_000;
const AT_ONCE = 4;
const SETTLE_MS = 10_000;
const COLUMNS: readonly SheetColumn[] = ['id', 'sku', 'title', 'price', 'currency', 'stock', 'title.DE', 'manual.DE'];

const product = await startProduct();
const database = await product.connect();
const paths = ['/healthz'];
const meter = startAnswerMeter({ port: Number(new URL(product.url).port), cookie: product.cookie, paths });
const at = { id: product.userId };
try {
  await fill();
  await sleep(SETTLE_MS);
  await measure('At rest', () => sleep(SETTLE_MS));
  for (const format of ['csv', 'xlsx'] as const) await roundTrip(format);
  const path = sheets.readHead.path.replace('{id}', String(product.userId));
  const send = (tellsLength: boolean, cookie: string | undefined, many = 1) =>
    Promise.all(
      Array.from({ length: many }, () => upload({ url: product.url, path, cookie, bytes: TOO_LARGE, tellsLength })),
    );
  const told = (list: readonly { status: number; sent: number }[]) =>
    list.map(({ status, sent }) => `${status} after ${Math.round(sent / 1e6)} MB`).join(', ');
  await measure('200 MB, with its length', () => send(true, product.cookie), told);
  await measure('200 MB, without its length', () => send(false, product.cookie), told);
  await measure(`${AT_ONCE} times 200 MB at once`, () => send(false, product.cookie, AT_ONCE), told);
  await measure(`${AT_ONCE} times 200 MB at once, signed out`, () => send(false, undefined, AT_ONCE), told);
} finally {
  await meter.stop();
  await database.close();
  await product.stop();
}

async function fill(): Promise<void> {
  const db = createDatabase<Tables>(database.pool);
  for (let poll = 0; ; poll += 1) {
    const { list } = await product.call(imports.list, { params: at, query: {} });
    if (list.some(({ state }) => state === 'done')) break;
    if (poll > 480) throw new Error('The import did not end');
    await sleep(250);
  }
  const { list: shops } = await product.call(accounts.list, { params: at });
  const shop = shops.find(({ platform }) => platform === 'ebay');
  const account = shop && (await getAccount(db, product.userId, shop.accountId));
  if (!account) throw new Error('The demo seller has no eBay account');
  report(
    'products stored',
    ITEMS,
    '',
    `in ${Math.round((await timed(() => importListings(db, account, 0, ITEMS))) / 1_000)} s`,
  );
}

async function roundTrip(format: SheetFormat): Promise<void> {
  const file = await measure(
    `${format}, out`,
    () =>
      post(sheets.write.path.replace('{platform}', 'ebay'), { filter: {}, format, columns: COLUMNS, decimal: 'point' }),
    (bytes) => `${Math.round(bytes.length / 1e6)} MB`,
  );
  const bytes = file.toString('base64');
  const { headings } = JSON.parse(String(await post(sheets.readHead.path, { bytes }))) as {
    headings: readonly { heading: string; column: SheetColumn | null }[];
  };
  const columns = headings.flatMap(({ heading: name, column }) => (column ? [{ heading: name, column }] : []));
  const given: GivenSheet = { bytes, decimal: 'point', columns };
  await measure(
    `${format}, in again`,
    () => post(sheets.prepare.path, given),
    (answer) => String(answer).slice(0, 200),
  );
}

async function post(path: string, body: object): Promise<Buffer> {
  const answer = await fetch(product.url + path.replace('{id}', String(product.userId)), {
    method: 'POST',
    headers: { cookie: product.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return Buffer.from(await answer.arrayBuffer());
}

async function measure<T>(name: string, work: () => Promise<T>, told: (answer: T) => string = () => ''): Promise<T> {
  let answer: T | undefined;
  let ms = 0;
  const times = await meter.during(async () => {
    const memory = await memoryDuring(product, async () => {
      ms = await timed(async () => {
        answer = await work();
      });
    });
    heading(`${name}: ${Math.round(ms / 100) / 10} s ${answer === undefined ? '' : told(answer)}`);
    tellMemory(memory);
  });
  for (const path of paths) {
    const all = times[path] ?? [];
    report(
      `${path}, 99 of 100 within`,
      percentile(all, 0.99),
      'ms',
      `${all.length} answers, slowest ${Math.round(Math.max(...all))} ms`,
    );
  }
  return answer as T;
}
