import { products } from '@quayside/contract';
import { compared, heading, median, medianRatio, ROUNDS, report } from './lib/figures.ts';
import type { LoadClient } from './lib/load.ts';
import { RARE_EVERY, RARE_WORD, type Shop } from './lib/shop.ts';

const CONNECTIONS = 8;
/** Each round measures the pages in alternating slices, so that a busy moment of the machine affects all of them. */
const SLICES = 5;
const SLICE_MS = 200;

/** Measures product list pages over HTTP, beside the baseline. */
export async function measureProductList(
  load: LoadClient,
  shop: Shop,
  ports: { gateway: number; floor: number },
  items: number,
): Promise<void> {
  const path = products.list.path.replace('{id}', String(shop.account.userId)).replace('{platform}', 'ebay');
  const list = `${path}?accountId=${shop.account.accountId}`;
  const pages = [
    { name: 'floor', port: ports.floor, path: '/floor' },
    { name: 'first page', port: ports.gateway, path: list },
    { name: 'last page', port: ports.gateway, path: `${list}&last=true` },
    { name: 'searched page, a common word', port: ports.gateway, path: `${list}&query=tractor` },
    { name: `searched page, 1 in ${RARE_EVERY}`, port: ports.gateway, path: `${list}&query=${RARE_WORD}` },
  ].map((page) => ({ ...page, rates: [] as number[], bytes: 0 }));
  // The first round warms up caches and compilers.
  for (let round = -1; round < ROUNDS; round += 1) {
    const slices = pages.map(() => [] as number[]);
    for (let slice = 0; slice < SLICES; slice += 1) {
      for (const [index, page] of pages.entries()) {
        const order = { port: page.port, path: page.path, cookie: shop.cookie, connections: CONNECTIONS };
        const { requestsPerSecond, bytesPerAnswer } = await load.run({ ...order, durationMs: SLICE_MS });
        page.bytes = bytesPerAnswer;
        slices[index]?.push(requestsPerSecond);
      }
    }
    if (round < 0) continue;
    for (const [index, page] of pages.entries()) page.rates.push(meanOf(slices[index] ?? []));
  }
  heading(`Product list of ${items.toLocaleString('en-GB')} items, ${CONNECTIONS} connections`);
  const [floor, first] = pages;
  for (const { name, rates, bytes } of pages) {
    const toFloor = compared(
      medianRatio(rates, floor?.rates ?? []),
      'the floor',
      name === 'first page' ? '0.3 or more' : undefined,
    );
    const toFirst = `, ${compared(medianRatio(first?.rates ?? [], rates), "the first page's time", '1.25 or less')}`;
    const comparison = name === 'floor' ? '' : `${toFloor}${name === 'last page' ? toFirst : ''}`;
    report(`${name} (${(bytes / 1_024).toFixed(0)} KB)`, median(rates), 'requests/s', comparison);
  }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
