import { type Browser, chromium } from '@playwright/test';
import { accounts, imports } from '@quayside/contract';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { serveBarePage } from './lib/bare-page.ts';
import { compared, heading, median, medianRatio, report } from './lib/figures.ts';
import { type RunningProduct, startProduct } from './lib/product.ts';

/**
 * Measures the time from opening the address to the first product row, in a browser with an empty cache and a throttled
 * processor, and compares it with a page of React alone. Manually: `node --import tsx bench/first-screen.ts [loads]`.
 */
const LOADS = Number(process.argv[2] ?? 7);
const SLOWED = 4;
const FIRST_ROW = '[role=grid] [role=row][aria-selected]';
const IMPORT_LOOK_MS = 250;
const IMPORT_POLLS = 480;

/**
 * Records when the first row is painted; runs in the page before all other scripts. A string, because a compiled
 * function would refer to its own helpers.
 */
const WATCH_FIRST_ROW = `
  const observer = new MutationObserver(() => {
    if (document.querySelector(${JSON.stringify(FIRST_ROW)}) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { globalThis.firstRowAt = performance.now(); }));
  });
  observer.observe(document, { childList: true, subtree: true });
`;

/** One load with an empty cache. @returns milliseconds from the address to the first row */
async function loadOnce(browser: Browser, url: string, cookies: { name: string; value: string }[]): Promise<number> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: new URL(url).origin })));
    await context.addInitScript({ content: WATCH_FIRST_ROW });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(url, { waitUntil: 'commit' });
    const at = await page.waitForFunction(() => (globalThis as { firstRowAt?: number }).firstRowAt, undefined, {
      timeout: 60_000,
      polling: 100,
    });
    return Number(await at.jsonValue());
  } finally {
    await context.close();
  }
}

/** @returns the address of the demo seller's product list, once it has products */
async function productList({ call, userId, url }: RunningProduct): Promise<string> {
  const params = { id: userId };
  for (let poll = 0; poll < IMPORT_POLLS; poll += 1) {
    const { list } = await call(imports.list, { params, query: {} });
    if (list[0]?.state === 'done') {
      const { list: shops } = await call(accounts.list, { params });
      const shop = shops.find(({ platform }) => platform === 'ebay');
      return `${url}/ebay/${shop?.accountId}/products`;
    }
    await new Promise((resolve) => setTimeout(resolve, IMPORT_LOOK_MS));
  }
  throw new Error('The import did not end');
}

const product = await startProduct();
const bare = await serveBarePage();
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...(process.env as Record<string, string>), ...env },
});
try {
  const address = await productList(product);
  const [name = '', value = ''] = product.cookie.split('=');
  const times = { bare: [] as number[], product: [] as number[] };
  // The first round warms up the disk and the server.
  for (let round = -1; round < LOADS; round += 1) {
    const bareMs = await loadOnce(browser, bare.url, []);
    const productMs = await loadOnce(browser, address, [{ name, value }]);
    if (round < 0) continue;
    times.bare.push(bareMs);
    times.product.push(productMs);
  }
  heading(`First screen: the median of ${LOADS} loads, processor slowed ${SLOWED} times`);
  report('React alone, to its first row', median(times.bare), 'ms');
  const ratio = medianRatio(times.product, times.bare);
  report('product list, to its first row', median(times.product), 'ms', compared(ratio, 'React alone'));
  report('quickest of each', Math.min(...times.product), 'ms', `React alone: ${Math.min(...times.bare).toFixed(0)}`);
} finally {
  await browser.close();
  await bare.close();
  await product.stop();
}
