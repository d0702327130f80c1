import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from '../platform/clock.ts';
import { silentLog } from '../platform/log.ts';
import { createAutomaticBuyers } from './automatic.ts';
import { PurchaseRefused } from './refused.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LISTINGS = Array.from({ length: 50 }, (_, index) => `listing ${index}`);

/** Automatic buyers on a market with fifty listings, and their purchases. */
function openMarket(refuse: (listing: string) => boolean = () => false) {
  const clock = createClock();
  const bought: string[] = [];
  const buyers = createAutomaticBuyers(
    { clock, config: { seed: 'tests' }, log: silentLog },
    {
      connected: () => ['harbour-toys-uk'],
      async buyOne(_seller, pick) {
        const listing = pick(LISTINGS) ?? '';
        if (refuse(listing)) throw new PurchaseRefused('somebody was quicker');
        bought.push(listing);
        return true;
      },
    },
  );
  return { clock, buyers, bought };
}

async function choicesOf(seed: string): Promise<string[]> {
  const { buyers, bought } = openMarket();
  buyers.set({ perMinute: 60, seller: 'harbour-toys-uk', seed });
  await vi.advanceTimersByTimeAsync(10_000);
  buyers.stop();
  return bought;
}

test('buyers with the same seed choose the same, and with another seed differently', async () => {
  const choices = await choicesOf('a');
  expect(choices).toHaveLength(10);
  expect(await choicesOf('a')).toEqual(choices);
  expect(await choicesOf('b')).not.toEqual(choices);
});

test('buyers follow the clock’s rate, also after a change, and stop when switched off', async () => {
  const { clock, buyers } = openMarket();
  buyers.set({ perMinute: 10, seller: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(buyers.status().placed).toBe(10);
  clock.setRate(600);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(buyers.status().placed).toBeGreaterThan(100);
  buyers.set({ perMinute: 0, seller: null });
  const { placed } = buyers.status();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(buyers.status()).toEqual({ perMinute: 0, seller: null, placed });
});

test('a buyer who comes too late places no order and does not block others', async () => {
  const { buyers, bought } = openMarket((listing) => Number(listing.split(' ')[1]) < 25);
  buyers.set({ perMinute: 60, seller: null, seed: 'a' });
  await vi.advanceTimersByTimeAsync(30_000);
  buyers.stop();
  expect(bought.length).toBeGreaterThan(0);
  expect(bought.length).toBeLessThan(30);
  expect(buyers.status().placed).toBe(bought.length);
});
