import type { AccountSession } from '@quayside/connector-kit';
import { expect, it } from 'vitest';
import type { CdiscountClient } from './client.ts';
import { listOrders } from './orders.ts';

const PAGE = 100;
const START = Date.parse('2026-11-29T10:00:00Z');
const at = (n: number) => new Date(START + n * 200).toISOString();

/** Octopia with 250 orders that changed within a minute; it leaves `hidden` out of its answers, though not out of its count of pages. */
function octopia(hidden: string) {
  const all = Array.from({ length: 250 }, (_, n) => ({
    orderId: `O${n}`,
    createdAt: at(n),
    updatedAt: at(n),
    lines: [],
  }));
  const client: Pick<CdiscountClient, 'getOrders'> = {
    async getOrders(_session, since, page) {
      const own = all.filter(({ updatedAt }) => updatedAt >= since).slice((page - 1) * PAGE, page * PAGE);
      const orders = own.filter(({ orderId }) => orderId !== hidden);
      return { orders, isFull: orders.length > PAGE / 2 };
    },
  };
  return client as CdiscountClient;
}

it('reads all orders although a page lacks one, and goes back by the overlap each time, and no further', async () => {
  const now = new Date(START + 120_000);
  const session = { clock: { now: () => now }, noteDate: () => undefined } as unknown as AccountSession;
  const seen = new Set<string>();
  const cursors: string[] = [];
  let cursor: string | null = null;
  for (let poll = 0; poll < 3; poll += 1) {
    for (let hasMore = true; hasMore; ) {
      const page = await listOrders(octopia('O50'), session, cursor);
      for (const { externalId } of page.orders) seen.add(externalId);
      ({ nextCursor: cursor, hasMore } = page);
    }
    cursors.push(cursor ?? '');
  }
  expect(seen.size).toBe(249);
  expect(new Set(cursors)).toEqual(new Set([new Date(Date.parse(at(249)) - 120_000).toISOString()]));
});
