import { setTimeout as pause } from 'node:timers/promises';
import { accounts } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAtAmazon, sellAtCdiscount } from './elsewhere.ts';
import { createRandom, isThorough, killsOf, PATIENCE_MS } from './kills.ts';
import { type Part, type Product, startProduct } from './product.ts';
import { signIn } from './remote.ts';

const SITES: readonly Site[] = isThorough ? ['DE', 'FR', 'IT', 'ES', 'US'] : ['DE', 'US'];
const SELLER = 'harbour-toys-uk';
const PARTS: readonly Part[] = ['npm', 'gateway', 'worker', 'sandbox', 'database'];
const KILLS = killsOf(10);
const LONGEST_PAUSE_MS = isThorough ? 8_000 : 2_500;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  // At the published rates, Amazon's shop alone would take six minutes.
  if (isThorough) await product.control('clock', { rate: 5 });
});
afterAll(async () => {
  await product?.stop();
});

interface LiveRow {
  readonly site: string;
  readonly sku: string;
  readonly itemId: string;
  readonly title: string;
  readonly price: string;
  readonly quantity: number;
}

async function liveRows(seller: string): Promise<LiveRow[]> {
  const rows: LiveRow[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const query = new URLSearchParams({ seller, limit: '1000', ...(after === '' ? {} : { after }) });
    const page: { rows: LiveRow[]; next: string | null } = await product.control(`listings?${query}`);
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}

const shown = ({ site, sku, title, price, quantity }: LiveRow) =>
  `${site} | ${sku} | ${title} | ${price} | ${quantity}`;

/** Kills every part equally often, in an order and with pauses that the seed decides. With many kills, each strikes just after access ended. */
async function killAllOver(isOver: () => boolean): Promise<number> {
  const random = createRandom(0);
  const order = Array.from({ length: KILLS }, (_, n) => ({ part: PARTS[n % PARTS.length] as Part, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ part }) => part);
  let kills = 0;
  for (const part of order) {
    await pause(random() * LONGEST_PAUSE_MS);
    if (isOver()) break;
    if (isThorough) {
      await product.control('tokens/expire', { seller: SELLER, what: 'access' });
      await product.control('amazon/tokens/expire', { seller: SELLER, what: 'access' });
    }
    await product.kill(part);
    kills += 1;
  }
  return kills;
}

// Both shops have the same goods, so the undisturbed shop's final listings are the expected result for the other.
it('lists the same items once when its parts are killed during import, preparation and publishing', {
  timeout: 2 * PATIENCE_MS,
}, async () => {
  const undisturbed = await signIn(product.base, 'demo@quayside.example');
  await undisturbed.waitForImport();
  await undisturbed.listEverything(SITES);
  const wanted = (await liveRows('demo-shop-uk')).map(shown).toSorted();
  expect(wanted.length).toBeGreaterThan(1_000);

  const disturbed = await signIn(product.base, 'new@quayside.example');
  let isOver = false;
  const killing = killAllOver(() => isOver);
  const atEbay = async () => {
    await disturbed.connect(SELLER);
    await disturbed.waitForImport();
    return disturbed.listEverything(SITES);
  };
  const elsewhere = isThorough
    ? [listAtAmazon(product, undisturbed, SELLER), sellAtCdiscount(product, undisturbed)]
    : [];
  const [run] = await Promise.all([atEbay(), ...elsewhere]).finally(() => {
    isOver = true;
  });
  expect(await killing).toBeGreaterThan(KILLS / 2);

  const live = await liveRows(SELLER);
  expect(live.map(shown).toSorted()).toEqual(wanted);
  expect(new Set(live.map(({ site, sku }) => `${site} ${sku}`)).size).toBe(live.length);
  expect(run).toMatchObject({ state: 'done', pausedReason: null, errorText: null });
  expect(new Set(run.counts.map(({ outcome }) => outcome))).toEqual(new Set(['listed']));
  for (const { userId, call } of [disturbed, undisturbed]) {
    const { list } = await call(accounts.list, { params: { id: userId } });
    expect(list.map(({ status, pausedReason }) => [status, pausedReason])).toEqual(list.map(() => ['ACTIVE', null]));
  }
});
