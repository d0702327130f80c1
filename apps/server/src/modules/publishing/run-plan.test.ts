import { createAmazonConnector } from '@quayside/connector-amazon';
import { createEbayConnector } from '@quayside/connector-ebay';
import type { RunPlan } from '@quayside/contract';
import { leastSeconds, type Site } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { secondsLeftOf } from './run-plan.ts';

const url = 'http://localhost';
const amazon = createAmazonConnector({
  apiUrl: url,
  authUrl: url,
  sellerCentralUrl: url,
  applicationId: '',
  clientId: '',
  clientSecret: '',
  redirectUri: '',
});
const ebay = createEbayConnector({
  apiUrl: url,
  apizUrl: url,
  apimUrl: url,
  authUrl: url,
  tradingUrl: url,
  clientId: '',
  clientSecret: '',
  ruName: '',
});
const on = (sites: readonly Site[], listings: number, groups = 0, units = listings) => ({
  kind: 'list' as const,
  sites: sites.map((site) => ({ site, listings, groups, units })),
});
const callsOf = (connector: typeof ebay, work: ReturnType<typeof on>) =>
  Object.fromEntries(connector.planRun?.(work).calls.map(({ operation, calls }) => [operation, calls]) ?? []);

describe('the calls of a run', () => {
  it('are a feed per site and two polls per twenty SKUs, for a large run at Amazon', () => {
    const work = on(['DE', 'ES', 'IT'], 2_000);
    expect(callsOf(amazon, work)).toEqual({
      'amazon.searchListingsItems': 600,
      'amazon.createFeedDocument': 3,
      'amazon.createFeed': 3,
      'amazon.getFeed': 6,
      'amazon.getFeedDocument': 3,
    });
    expect(leastSeconds(amazon.planRun?.(work).calls ?? [])).toBe(119);
  });

  it('are submissions per SKU for a small run', () => {
    expect(callsOf(amazon, on(['DE'], 100, 10, 130))).toEqual({
      'amazon.searchListingsItems': 14,
      'amazon.putListingsItem': 140,
    });
  });

  it('are three for every 25 listings at eBay, and some for each listing with variations', () => {
    expect(callsOf(ebay, on(['DE', 'FR'], 100))).toEqual({ 'ebay.inventory': 24 });
    expect(callsOf(ebay, on(['DE'], 110, 10, 150))).toEqual({ 'ebay.inventory': 12 + 10 * 4 });
  });
});

describe('the time left', () => {
  const plan: RunPlan = { listings: 6_000, seconds: 120, calls: [], submissions: 3 };
  const confirmedAt = new Date('2026-11-21T10:00:00Z');
  const after = (seconds: number) => new Date(confirmedAt.getTime() + seconds * 1_000);
  const run = { plan, confirmedAt, finishedAt: null, state: 'running' as const };

  it('is what the plan still needs, before the first outcomes of a submission arrive', () => {
    expect(secondsLeftOf(run, { open: 6_000, pace: null }, after(30))).toBe(90);
  });

  it('is the open share of the plan once the plan’s time is over', () => {
    expect(secondsLeftOf(run, { open: 2_000, pace: 30 }, after(150))).toBe(40);
  });

  it('follows the pace if listings are sent one by one and the pace is slower than the plan', () => {
    const single = { ...run, plan: { ...plan, submissions: 0 } };
    expect(secondsLeftOf(single, { open: 3_000, pace: 10 }, after(60))).toBe(300);
    expect(secondsLeftOf({ ...run, plan: null }, { open: 3_000, pace: 10 }, after(60))).toBe(300);
  });

  it('is unknown without plan and pace, and absent once the run is over', () => {
    expect(secondsLeftOf({ ...run, plan: null }, { open: 10, pace: null }, after(5))).toBeNull();
    expect(secondsLeftOf({ ...run, finishedAt: after(5) }, { open: 0, pace: null }, after(9))).toBeNull();
  });
});
