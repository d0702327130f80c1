import { money, rulePrice } from '@quayside/kernel';
import { sql } from 'kysely';
import { applyPrices } from '../apps/server/src/modules/pricing/index.ts';
import type { PriceChange } from '../apps/server/src/modules/pricing/live-prices.ts';
import { lockItems } from '../apps/server/src/modules/products/index.ts';
import { withTransaction } from '../apps/server/src/platform/database/database.ts';
import type { Db } from '../apps/server/src/platform/database/db.ts';
import { compared, heading, median, report, timed } from './lib/figures.ts';
import { type ProcessorTime, processorTimeOf } from './lib/processor-time.ts';
import type { Shop } from './lib/shop.ts';

const MANY = 1_000;
/** How often each size is measured. */
const TIMES = { 1: 300, [MANY]: 20 } as const;
const WANTED = { 1: '2 ms', [MANY]: '60 ms' } as const;

/**
 * Changes prices of live listings: rows, desired states, history, the product list and the event, committed. The floor is a transaction
 * that only updates the prices in the rows and records history.
 * @param itemIds live on one site
 */
export async function measurePriceChanges(db: Db, shop: Shop, itemIds: readonly number[]): Promise<void> {
  let round = 0;
  const nextRound = () => (round += 1);
  heading('Price changes with history: processor time of program and database together');
  for (const size of [1, MANY] as const) {
    const ids = itemIds.slice(0, size);
    await change(db, shop, ids, nextRound());
    await changeRows(db, shop, ids, nextRound());
    const clock: number[] = [];
    const product = await processorTimeOf(TIMES[size], async () => {
      clock.push(await timed(() => change(db, shop, ids, nextRound())));
    });
    const floor = await processorTimeOf(TIMES[size], () => changeRows(db, shop, ids, nextRound()));
    const name = size === 1 ? '1 price change' : `${size.toLocaleString('en-GB')} in one transaction`;
    tell(name, product, `wanted: ${WANTED[size]} or less; ${median(clock).toFixed(1)} ms by the clock`);
    tell('the floor of that', floor, compared(total(product) / total(floor), 'it'));
  }
}

const total = ({ program, database }: ProcessorTime): number => program + database;

function tell(name: string, time: ProcessorTime, comparison: string): void {
  const parts = `${time.program.toFixed(2)} + ${time.database.toFixed(2)}; ${comparison}`;
  report(name, total(time), 'ms', parts);
}

async function change(db: Db, { account }: Shop, ids: readonly number[], round: number): Promise<void> {
  const { userId, accountId } = account;
  await withTransaction(db, async (tx) => {
    await lockItems(tx, userId, ids);
    const changes = ids.map((itemId) => priceOf(itemId, round));
    const actor = { kind: 'rule', id: null } as const;
    const changed = await applyPrices(tx, { userId, accountId }, changes, { actor, why: 'rule_changed' });
    if (changed !== ids.length) throw new Error(`${changed} of ${ids.length} prices changed`);
  });
}

async function changeRows(db: Db, { account: { userId } }: Shop, ids: readonly number[], round: number): Promise<void> {
  const prices = ids.map((itemId) => priceOf(itemId, round).decision.price);
  await withTransaction(db, async (tx) => {
    await sql`
      update listings l set price_minor = g.price_minor, updated_at = now()
      from unnest(${[...ids]}::bigint[], ${prices.map(({ minor }) => minor)}::bigint[]) as g (item_id, price_minor)
      where l.user_id = ${userId} and l.item_id = g.item_id and l.site = 'DE'`.execute(tx);
    await sql`
      insert into history (user_id, actor_kind, entity, entity_id, item_id, site, field, before, after, why)
      select ${userId}::bigint, 'rule', 'listing', item_id, item_id, 'DE', 'price', null, after, 'rule_changed'
      from unnest(${[...ids]}::bigint[], ${prices.map((price) => JSON.stringify(price))}::jsonb[]) as g (item_id, after)`.execute(
      tx,
    );
  });
}

/** A different price in each round, so that every change has an effect. */
function priceOf(itemId: number, round: number): PriceChange {
  const source = money(1_000 + (itemId % 500) + 10 * round, 'GBP');
  const rate = { from: 'GBP', to: 'EUR', millionths: 1_165_000, date: '2026-09-29', source: 'bench' } as const;
  const rule = {
    site: 'DE',
    isPricingEnabled: true,
    increaseType: 'percent',
    increase: 1_000,
    neatPrices: false,
  } as const;
  const breakdown = rulePrice(source, rate, rule);
  const decision = {
    price: breakdown.final,
    owner: 'rule',
    breakdown,
    unitPrices: new Map(),
    unitOwners: new Map(),
    isStale: false,
  } as const;
  return { itemId, site: 'DE', decision };
}
