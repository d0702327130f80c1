import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '@quayside/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Part, type Product, startProduct } from './product.ts';
import { signIn } from './remote.ts';

const SITES: readonly Site[] = ['DE', 'US'];
const PARTS: readonly Part[] = ['npm', 'gateway', 'worker', 'sandbox', 'database'];
const KILLS = 10;
const LONGEST_PAUSE_MS = 2_500;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
}, 240_000);
afterAll(async () => {
  await product?.stop();
});

/** Numbers from [0, 1), the same in every run of the test. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

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
    const page = (await (await fetch(`${product.sandboxUrl}/control/api/listings?${query}`)).json()) as {
      rows: LiveRow[];
      next: string | null;
    };
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}

const shown = ({ site, sku, title, price, quantity }: LiveRow) =>
  `${site} | ${sku} | ${title} | ${price} | ${quantity}`;

/** Kills every part as often as any other, in an order and with pauses that the seed decides. */
async function killAllOver(seed: number, isOver: () => boolean): Promise<number> {
  const random = seeded(seed);
  const order = Array.from({ length: KILLS }, (_, n) => ({ part: PARTS[n % PARTS.length] as Part, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ part }) => part);
  let kills = 0;
  for (const part of order) {
    await pause(random() * LONGEST_PAUSE_MS);
    if (isOver()) break;
    await product.kill(part);
    kills += 1;
  }
  return kills;
}

// Both shops have the same goods: what stands in the undisturbed one at the end is what must stand in the other.
it('lists the same, once, when its parts are killed all over import, preparation and publishing', {
  timeout: 240_000,
}, async () => {
  const undisturbed = await signIn(product.base, 'demo@quayside.example');
  await undisturbed.waitForImport();
  await undisturbed.listEverything(SITES);
  const wanted = (await liveRows('demo-shop-uk')).map(shown).toSorted();
  expect(wanted.length).toBeGreaterThan(1_000);

  const disturbed = await signIn(product.base, 'new@quayside.example');
  let isOver = false;
  const killing = killAllOver(20_261_121, () => isOver);
  await disturbed.connect('harbour-toys-uk');
  await disturbed.waitForImport();
  const run = await disturbed.listEverything(SITES);
  isOver = true;
  expect(await killing).toBeGreaterThan(5);

  const live = await liveRows('harbour-toys-uk');
  expect(live.map(shown).toSorted()).toEqual(wanted);
  expect(new Set(live.map(({ site, sku }) => `${site} ${sku}`)).size).toBe(live.length);
  expect(run).toMatchObject({ state: 'done', pausedReason: null, errorText: null });
  expect(new Set(run.counts.map(({ outcome }) => outcome))).toEqual(new Set(['listed']));
});
