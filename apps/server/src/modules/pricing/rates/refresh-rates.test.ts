import { history } from '@quayside/contract';
import { isTargetDay, lastPublishedDay, money } from '@quayside/kernel';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../test/factories/account.ts';
import { buildItem } from '../../../../test/factories/item.ts';
import { buildListing } from '../../../../test/factories/listing.ts';
import { buildOwner } from '../../../../test/factories/seller.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestSandbox } from '../../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import { withTransaction } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/log.ts';
import { gatePrices } from '../../dispatch/gate.ts';
import { createEcbFeed, listRatesInForce } from '../../rates/index.ts';
import { createGateSource } from '../gate/gate-source.ts';
import type { CurrencyPair } from '../pricing.enqueue.ts';
import { getRates } from './get-rates.ts';
import { ensureBundledRates, refreshRates } from './refresh-rates.ts';

/* The European Central Bank's feed as the sandbox serves it, over HTTP, with its defects. */

const DAY_MS = 86_400_000;
const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database);

let time: number;
let moved: CurrencyPair[];
let freed: number;
const clock = { now: () => new Date(time) };
const deps = () => ({
  db: database.db,
  clock,
  log: createLog({ name: 'test', level: 'silent' }),
  ratesFeed: createEcbFeed(`${sandbox.url}/ecb/stats/eurofxref`),
  jobs: {
    async enqueue(_tx: unknown, { name }: { readonly name: string }, payload: object) {
      if (name === 'pricing.send-freed') freed += 1;
      else moved.push(...(payload as { readonly pairs: readonly CurrencyPair[] }).pairs);
    },
  },
});
const refresh = () => refreshRates(deps(), new AbortController().signal);
const view = () => getRates(deps(), 'GBP');
const inForce = async (from: string, to: string) =>
  (await listRatesInForce(database.db)).find((rate) => rate.from === from && rate.to === to);

/** Moves the time of the product and of the sandbox by so many days, to a working day's evening. */
async function later(days: number): Promise<void> {
  let next = time + days * DAY_MS;
  while (!isTargetDay(new Date(next).toISOString().slice(0, 10))) next += DAY_MS;
  await sandbox.control('clock', { advanceMs: next - time });
  time = next;
}
const defect = (name: string, currency = 'GBP') => sandbox.control('rates', { defect: name, currency });
const publish = (currency: string, rate: number) => sandbox.control('rates', { currency, rate });

beforeAll(async () => {
  const begin = new Date(Date.now() + 120 * DAY_MS);
  begin.setUTCHours(18, 0, 0, 0);
  time = Date.now();
  await sandbox.control('clock', { advanceMs: begin.getTime() - time });
  time = begin.getTime();
});
beforeEach(async () => {
  moved = [];
  freed = 0;
  await sandbox.control('rates', { currency: 'GBP' });
  await database.pool.query('delete from rates_in_force; delete from exchange_rates; delete from rate_feeds');
  await publish('GBP', 0.8582);
  await publish('USD', 1.136);
  await ensureBundledRates(database.db);
  await later(1);
  await refresh();
});

describe('published rates', () => {
  it('replace the bundled ones, with the days in between, and are asked for once a day', async () => {
    const { rows } = await database.pool.query<{ days: string }>(
      'select count(distinct date) as days from exchange_rates',
    );
    expect(Number(rows[0]?.days)).toBeGreaterThan(40);
    const checked = lastPublishedDay(clock.now());
    expect(await view()).toMatchObject({ age: 'fresh', checked, source: 'ecb', failure: null });
    const { requests } = await sandbox.control<{ requests: { operation: string }[] }>('requests');
    await refresh();
    const after = await sandbox.control<{ requests: { operation: string }[] }>('requests');
    const reads = (list: { operation: string }[]) => list.filter(({ operation }) => operation.startsWith('ecb')).length;
    expect(reads(after.requests)).toBe(reads(requests));
  });

  it('change no price by a move under 1 %, and are put in force by a larger one', async () => {
    const before = await inForce('EUR', 'USD');
    await publish('USD', 1.136 * 1.005);
    await later(1);
    await refresh();
    expect(await inForce('EUR', 'USD')).toMatchObject({
      millionths: before?.millionths,
      checked: lastPublishedDay(clock.now()),
    });
    expect(moved).toEqual([]);
    await publish('USD', 1.136 * 1.05);
    await later(1);
    await refresh();
    expect(await inForce('EUR', 'USD')).toMatchObject({ millionths: 1_192_800, date: lastPublishedDay(clock.now()) });
    expect(moved).toContainEqual({ from: 'GBP', to: 'USD' });
    expect(moved).not.toContainEqual({ from: 'GBP', to: 'EUR' });
    expect(freed).toBeGreaterThan(0);
  });

  it.each([
    ['truncated', 'not_rates'],
    ['html', 'not_rates'],
    ['down', 'unreachable'],
  ])('that are %s leave the known rates in force, and the failure is told', async (name, failure) => {
    const before = await listRatesInForce(database.db);
    await defect(name);
    await later(1);
    await refresh();
    expect(await listRatesInForce(database.db)).toEqual(before);
    expect(await view()).toMatchObject({ failure });
  });

  it.each([
    ['zero', 'not_positive'],
    ['negative', 'not_positive'],
    ['ten_times', 'jumped'],
    ['missing', 'missing'],
  ])('of which one is %s are used without it, and it is named', async (name, why) => {
    const before = await inForce('EUR', 'GBP');
    await defect(name);
    await publish('USD', 1.136 * 1.05);
    await defect(name);
    await later(1);
    await refresh();
    expect(await inForce('EUR', 'GBP')).toEqual(before);
    expect(await inForce('EUR', 'USD')).toMatchObject({ millionths: 1_192_800 });
    const { refused } = await view();
    expect(refused).toEqual([{ currency: 'GBP', date: lastPublishedDay(clock.now()), why }]);
    // As old as its older half.
    expect((await inForce('GBP', 'USD'))?.date).toBe(before?.checked);
  });
});

describe('a rate that jumped', () => {
  it('is read again and used at once when the operator has checked it', async () => {
    await later(1);
    await publish('GBP', 2);
    await refresh();
    const day = lastPublishedDay(clock.now());
    expect((await view()).refused).toEqual([{ currency: 'GBP', date: day, why: 'jumped' }]);
    const checked = { ...deps(), ratesFeed: createEcbFeed(`${sandbox.url}/ecb/stats/eurofxref`, [`GBP@${day}`]) };
    await refreshRates(checked, new AbortController().signal);
    expect(await inForce('EUR', 'GBP')).toMatchObject({ millionths: 2_000_000, date: day });
    expect((await view()).refused).toEqual([]);
  });
});

describe('two processes that read the rates at the same time', () => {
  it('store each rate once, and let the prices follow once', async () => {
    await later(1);
    await publish('USD', 1.3);
    moved = [];
    await Promise.all([refresh(), refresh()]);
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from exchange_rates where currency = 'USD' and date = $1`,
      [lastPublishedDay(clock.now())],
    );
    expect(rows[0]?.n).toBe(1);
    expect(await inForce('EUR', 'USD')).toMatchObject({ millionths: 1_300_000 });
    expect(moved.filter(({ from, to }) => from === 'EUR' && to === 'USD')).toHaveLength(1);
  });
});

describe('rates that grow old', () => {
  it('warn after three working days, hold converted prices after ten, and free them with newer ones', async () => {
    await defect('stale');
    await later(3);
    await refresh();
    expect((await view()).age).not.toBe('too_old');
    await later(4);
    await refresh();
    expect((await view()).age).toBe('stale');
    await later(14);
    await refresh();
    expect((await view()).age).toBe('too_old');

    const owner = await buildOwner(database.db);
    const account = await buildAccount(database.db, owner.userId);
    const { itemId } = await buildItem(database.db, account);
    const unit = { targetKey: 'SKU-1', isConsented: false, isAllowed: false };
    const candidates = (['rule', 'manual'] as const).map((by) => ({
      itemId,
      site: 'DE' as const,
      price: money(1_000, 'EUR'),
      owner: by,
      ...unit,
    }));
    const home = { itemId, site: 'UK' as const, price: money(1_000, 'GBP'), owner: 'rule' as const, ...unit };
    const verdicts = () =>
      withTransaction(database.db, (tx) =>
        gatePrices(tx, createGateSource({ clock }), { userId: owner.userId, accountId: account.accountId }, [
          ...candidates,
          home,
        ]),
      );
    const [byRule, byHand, same] = await verdicts();
    expect(byRule).toMatchObject({ ok: false, reason: { code: 'rate_stale' } });
    expect(byHand?.ok).toBe(true);
    expect(same?.ok).toBe(true);

    freed = 0;
    await sandbox.control('rates', { currency: 'GBP' });
    await refresh();
    expect((await view()).age).toBe('fresh');
    expect(freed).toBe(1);
    expect((await verdicts()).every(({ ok }) => ok)).toBe(true);
  });
});

it('reprices live listings between the currencies whose rate moved, and the history says why', async () => {
  const owner = await buildOwner(database.db);
  const account = await buildAccount(database.db, owner.userId);
  const item = await buildItem(database.db, account);
  await buildListing(database.db, account, item, { site: 'US', state: 'L', price: money(1, 'USD') });
  await buildListing(database.db, account, item, { site: 'DE', state: 'L', price: money(1, 'EUR') });
  await server.runJob('pricing.follow-rates', { pairs: [{ from: 'GBP', to: 'USD' }] });
  const { rows } = await database.pool.query(
    'select item_id, site, changes from listing_followers where user_id = $1',
    [owner.userId],
  );
  expect(rows).toEqual([{ item_id: item.itemId, site: 'US', changes: ['rates'] }]);
  await server.runJob('listings.follow', { userId: owner.userId });
  const { list } = await server.as(owner).call(history.list, {
    params: { id: owner.userId },
    query: { itemId: item.itemId },
  });
  const priced = list.filter(({ field }) => field === 'price');
  expect(priced).toMatchObject([{ site: 'US', why: 'rate_changed' }]);
});
