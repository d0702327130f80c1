import { type AccountSession, ConnectorError } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import { listHomeChanges } from './home-changes.ts';
import type { Trading } from './trading/trading-client.ts';
import { parseTradingAnswer } from './trading/trading-xml.ts';

const NOW = Date.parse('2026-11-21T10:00:00.500Z');
const session = { clock: { now: () => new Date(NOW) } } as AccountSession;
const iso = (ms: number) => new Date(ms).toISOString();

interface Listing {
  readonly id: string;
  readonly at: number;
  readonly isEnded?: boolean;
}

/** Responds as eBay's documentation describes: at most 3,000 items, without a hint that there are more. */
function ebay(listings: () => readonly Listing[], now = () => NOW) {
  const spans: { from: number; to: number | undefined }[] = [];
  const trading: Trading = {
    async call(asked, _site, name, body) {
      asked.noteDate?.(new Date(now()).toUTCString());
      const timeOf = (field: string) => {
        const found = new RegExp(`<${field}>(.*?)</${field}>`).exec(body)?.[1];
        return found === undefined ? undefined : Date.parse(found);
      };
      const from = timeOf('ModTimeFrom') ?? 0;
      const to = timeOf('ModTimeTo');
      if (from > (to ?? now())) throw new ConnectorError('rejected', 'The span ends before it begins.', { code: '37' });
      spans.push({ from, to });
      const items = listings()
        .filter(({ at }) => at >= from && at <= (to ?? now()))
        .slice(0, 3_000)
        .map(
          ({ id, isEnded }) =>
            `<Item><ItemID>${id}</ItemID><Site>UK</Site><Title>Train ${id}</Title><SKU>SKU-${id}</SKU>
             <StartPrice currencyID="GBP">9.99</StartPrice><Quantity>7</Quantity><SellingStatus><QuantitySold>2</QuantitySold>
             <CurrentPrice currencyID="GBP">9.99</CurrentPrice>
             <ListingStatus>${isEnded ? 'Completed' : 'Active'}</ListingStatus></SellingStatus></Item>`,
        );
      return parseTradingAnswer(
        name,
        `<GetSellerEventsResponse><Timestamp>${iso(now())}</Timestamp><Ack>Success</Ack><ItemArray>${items.join('')}</ItemArray></GetSellerEventsResponse>`,
      );
    },
  };
  return { trading, spans };
}

async function drain(trading: Trading, cursor: string) {
  const ids = new Set<string>();
  let next = cursor;
  for (let hasMore = true, pages = 0; hasMore; pages += 1) {
    if (pages > 100) throw new Error('The changes have no end');
    const page = await listHomeChanges(trading, session, 'UK', next);
    for (const { externalId } of page.changes) ids.add(externalId);
    hasMore = page.hasMore;
    expect(Date.parse(page.nextCursor)).toBeGreaterThanOrEqual(Date.parse(next));
    next = page.nextCursor;
  }
  return { ids, next };
}

describe('changes at home', () => {
  it('have title, price, remaining quantity and end, from two minutes before the cursor', async () => {
    const cursor = iso(NOW - 60_000);
    const { trading, spans } = ebay(() => [
      { id: '1', at: NOW - 150_000 },
      { id: '2', at: NOW - 5_000, isEnded: true },
    ]);
    const page = await listHomeChanges(trading, session, 'UK', cursor);
    const price = { minor: 999, currency: 'GBP' };
    expect(page).toEqual({
      changes: [
        {
          externalId: '1',
          isEnded: false,
          changedAt: null,
          title: 'Train 1',
          units: [{ externalId: '1', sku: 'SKU-1', isVariant: false, price, quantity: 5 }],
        },
        { externalId: '2', isEnded: true, changedAt: null, title: 'Train 2', units: [] },
      ],
      nextCursor: iso(NOW),
      unreadable: [],
      hasMore: false,
    });
    expect(spans).toEqual([{ from: NOW - 180_000, to: undefined }]);
  });

  it('are complete even if eBay truncates its responses', async () => {
    const listings = Array.from({ length: 7_000 }, (_, n) => ({ id: String(n), at: NOW - 3_600_000 + n * 400 }));
    const { ids, next } = await drain(ebay(() => listings).trading, iso(NOW - 3_700_000));
    expect(ids.size).toBe(listings.length);
    expect(next).toBe(iso(NOW));
  });

  it('continue although more than one response changed in the two-minute overlap', async () => {
    const listings = Array.from({ length: 4_000 }, (_, n) => ({ id: String(n), at: NOW - 90_000 + n * 5 }));
    const { next } = await drain(ebay(() => listings).trading, iso(NOW - 1_000));
    expect(next).toBe(iso(NOW));
  });

  it('are requested no further back than eBay keeps its events', async () => {
    const { trading, spans } = ebay(() => []);
    await listHomeChanges(trading, session, 'UK', iso(NOW - 30 * 86_400_000));
    expect(NOW - (spans[0]?.from ?? 0)).toBeLessThan(48 * 3_600_000);
  });

  it('are not skipped if eBay’s clock was set back before the cursor', async () => {
    const ebayNow = NOW - 40 * 3_600_000;
    const { trading } = ebay(
      () => [{ id: '1', at: ebayNow - 60_000 }],
      () => ebayNow,
    );
    const page = await listHomeChanges(trading, session, 'UK', iso(NOW));
    expect(page.changes.map(({ externalId }) => externalId)).toEqual(['1']);
    expect(Date.parse(page.nextCursor)).toBe(ebayNow);
  });
});
