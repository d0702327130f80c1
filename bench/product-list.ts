import { products } from '@quayside/contract';
import { compared, heading, median, medianRatio, report } from './lib/figures.ts';
import type { LoadClient } from './lib/load.ts';
import { CONNECTIONS, measurePages } from './lib/pages.ts';
import { RARE_EVERY, RARE_WORD, type Shop } from './lib/shop.ts';

/** Measures product list pages over HTTP, alongside the baseline. */
export async function measureProductList(
  load: LoadClient,
  shop: Shop,
  ports: { gateway: number; floor: number },
  items: number,
): Promise<void> {
  const path = products.list.path.replace('{id}', String(shop.account.userId)).replace('{platform}', 'ebay');
  const list = `${path}?accountId=${shop.account.accountId}`;
  const pages = await measurePages(load, shop.cookie, [
    { name: 'floor', port: ports.floor, path: '/floor' },
    { name: 'first page', port: ports.gateway, path: list },
    { name: 'last page', port: ports.gateway, path: `${list}&last=true` },
    { name: 'searched page, a common word', port: ports.gateway, path: `${list}&query=tractor` },
    { name: `searched page, 1 in ${RARE_EVERY}`, port: ports.gateway, path: `${list}&query=${RARE_WORD}` },
  ]);
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
