import { products } from '@quayside/contract';
import { compared, heading, median, medianRatio, ROUNDS, report } from './lib/figures.ts';
import type { LoadClient } from './lib/load.ts';
import { RARE_EVERY, RARE_WORD, type Shop } from './lib/shop.ts';

const CONNECTIONS = 8;
const DURATION_MS = 1_000;

/** Pages of the product list through HTTP, beside the floor. The four take turns, so that a busy moment meets all of them. */
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
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const page of pages) {
      const order = { port: page.port, path: page.path, cookie: shop.cookie, connections: CONNECTIONS };
      const { requestsPerSecond, bytesPerAnswer } = await load.run({ ...order, durationMs: DURATION_MS });
      page.bytes = bytesPerAnswer;
      // The first round warms caches and compilers up.
      if (round >= 0) page.rates.push(requestsPerSecond);
    }
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
