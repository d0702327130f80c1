import { listingKeyOf } from '@quayside/kernel';
import type { Offer } from '@quayside/kernel/repricing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually, PATIENCE_MS } from '../../../test/eventually.ts';
import { ACTOR, buildRepricedShop, createRounds, OUR_SELLER, setFloors } from '../../../test/repricing.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { repriceListed } from '../pricing/index.ts';
import { lockItems } from '../products/index.ts';
import { blockItems } from './item.service.ts';
import { createRepricerListener } from './outcomes.ts';
import { saveConsents } from './repriced-listings.repository.ts';
import { updateRule } from './rules.service.ts';
import { switchRepricing } from './switch.service.ts';

/*
 * Random histories through the database: two programs decide at once while sellers change their minds, and connections are cut in the middle.
 * After each complete round, what is wanted of a listing is what buyers pay, or a step that the seller's settings allow.
 */

const database = useTestDatabase();
const RULE_PRICE = 2_399;
/** Of the live price. */
const LARGEST_STEP = 0.2;
const ITEMS = 3;
/** As many as take some seconds. */
const HISTORIES = 6;

const place = fc.nat({ max: ITEMS - 1 });
const offer: fc.Arbitrary<Partial<Offer>> = fc.record({
  sellerId: fc.constantFrom('RIVAL', 'OTHER', OUR_SELLER),
  price: fc.constantFrom(1, 100, 239, 1_200, 1_490, 1_700, 2_000, 2_398, 2_500, 23_990),
});
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('offer' as const), place, offers: fc.array(offer, { maxLength: 3 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('arrive' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('floor' as const),
      place,
      minor: fc.constantFrom(null, 1_500, 2_300, 2_600),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('manual' as const), place, isSet: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('block' as const), place, isBlocked: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rule' as const), changes: fc.integer({ min: 1, max: 24 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('switch' as const), isEnabled: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('consent' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cut' as const) }) },
);

interface Wanted {
  readonly item_id: number;
  readonly wanted: number;
  readonly owner: string;
  readonly live: number;
  readonly floor: number | null;
  readonly rule_id: number | null;
}

it('wants nothing that the seller did not allow, in any history', async () => {
  const happened = new Map<string, number>();
  const note = (what: string) => happened.set(what, (happened.get(what) ?? 0) + 1);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 25 }), async (history) => {
      const { db, pool } = database;
      const shop = await buildRepricedShop(db, ITEMS);
      const { userId, account, items, market, rule, rounds: one } = shop;
      const other = createRounds(db, market.source);
      let { ruleId, version } = shop;
      const at = (index: number) => ({ itemId: items[index]?.itemId ?? 0, site: 'DE' as const });
      const read = async () => {
        const { rows } = await pool.query<Wanted>(
          `select l.item_id, l.price_minor as wanted, l.price_owner as owner, l.live_from_minor as live, f.floor_minor as floor, r.live_rule_id as rule_id
           from listings l left join price_floors f using (user_id, item_id, site) left join repricer_listings r using (user_id, item_id, site)
           where l.user_id = $1 order by l.item_id`,
          [userId],
        );
        return rows.map((row) => ({
          ...row,
          wanted: Number(row.wanted),
          live: Number(row.live),
          floor: row.floor === null ? null : Number(row.floor),
        }));
      };
      const consent = () =>
        withTransaction(db, async (tx) => {
          const rows = (await read()).filter(({ owner }) => owner !== 'manual');
          await saveConsents(
            tx,
            account,
            rows.map(({ item_id: itemId, live }) => ({
              itemId,
              site: 'DE',
              live: { ruleId: ruleId ?? 0, version },
              ownMinor: live,
            })),
          );
        });
      const arrive = async () => {
        for (const { item_id: itemId, wanted, live, owner } of await read()) {
          if (wanted === live) continue;
          note(wanted < live ? 'lower' : 'higher');
          await pool.query(
            'update listings set live_from_minor = price_minor, live_to_minor = price_minor where user_id = $1 and item_id = $2',
            [userId, itemId],
          );
          if (owner !== 'repricer') continue;
          const result = {
            itemId,
            site: 'DE',
            listingKey: 'key',
            isHome: false,
            sku: 'sku',
            runId: null,
            price: { minor: wanted, currency: 'EUR', owner },
          } as const;
          await withTransaction(db, async (tx) => createRepricerListener(one.deps).updated?.(tx, account, [result]));
        }
      };
      /** As the seller does it: the listing follows in the same transaction. */
      const setManual = (itemId: number, isSet: boolean) =>
        withTransaction(db, async (tx) => {
          await lockItems(tx, userId, [itemId]);
          await (isSet
            ? sql`insert into manual_prices (user_id, item_id, site, price_minor, currency, source_price_minor)
                values (${userId}, ${itemId}, 'DE', 2100, 'EUR', ${RULE_PRICE}) on conflict do nothing`
            : sql`delete from manual_prices where user_id = ${userId} and item_id = ${itemId}`
          ).execute(tx);
          const why = isSet ? 'manual_price_set' : 'manual_price_removed';
          await repriceListed(tx, userId, [itemId], ['DE'], { actor: ACTOR, why });
        });
      const act = async (now: (typeof history)[number]): Promise<unknown> => {
        switch (now.do) {
          case 'offer':
            return market.offer(at(now.place), ...now.offers);
          case 'arrive':
            return arrive();
          case 'floor':
            return now.minor === null
              ? pool.query('delete from price_floors where user_id = $1 and item_id = $2', [
                  userId,
                  at(now.place).itemId,
                ])
              : setFloors(db, userId, items.slice(now.place, now.place + 1), 'DE', now.minor);
          case 'manual':
            return setManual(at(now.place).itemId, now.isSet);
          case 'block':
            return blockItems(one.deps, userId, [at(now.place).itemId], now.isBlocked, ACTOR);
          case 'rule':
            ({ version } = await updateRule(
              one.deps,
              account,
              ruleId ?? 0,
              { ...rule, mostChangesPerDay: now.changes },
              ACTOR,
            ));
            return undefined;
          case 'switch':
            return switchRepricing(one.deps, account, now.isEnabled, ACTOR);
          case 'consent':
            return consent();
          case 'cut':
            // Whatever is at work in this database loses its connection, as if its program was killed.
            return pool.query(
              `select pg_terminate_backend(pid, ${PATIENCE_MS}) from pg_stat_activity
               where datname = current_database() and pid <> pg_backend_pid() and state = 'active'`,
            );
        }
      };
      await consent();
      for (const now of history) {
        // While two programs decide, something happens.
        const done = await Promise.allSettled([one.round(account), other.round(account), act(now)]);
        for (const { status } of done.slice(0, 2)) note(`round ${status}`);
        // A connection that was cut between two statements lies idle in the pool until this process reads its end.
        if (now.do === 'cut')
          await eventually(() => Promise.all(Array.from({ length: pool.totalCount }, () => pool.query('select 1'))));
        await one.round(account);
        for (const row of await read()) check(row, note);
      }
      // Competitors leave, and the seller allows everything again.
      for (const { itemId } of items) await setManual(itemId, false);
      await arrive();
      await blockItems(
        one.deps,
        userId,
        items.map(({ itemId }) => itemId),
        false,
        ACTOR,
      );
      await setFloors(db, userId, items, 'DE', 1_000);
      await switchRepricing(one.deps, account, true, ACTOR);
      ({ version } = await updateRule(
        one.deps,
        account,
        ruleId ?? 0,
        { ...rule, name: 'Last', mostChangesPerDay: 24 },
        ACTOR,
      ));
      await pool.query('update repricer_listings set changes_today = 0 where user_id = $1', [userId]);
      await one.round(account);
      await consent();
      for (let index = 0; index < ITEMS; index += 1) market.offer(at(index));
      for (let round = 0; round < 8; round += 1) {
        await one.round(account);
        await arrive();
      }
      for (const { item_id: itemId, live } of await read())
        expect([listingKeyOf({ itemId, site: 'DE' }), live]).toEqual([`${itemId}/DE`, RULE_PRICE]);
    }),
    { numRuns: HISTORIES },
  );
  for (const what of ['lower', 'higher', 'step', 'round fulfilled'])
    expect([what, happened.get(what) ?? 0]).not.toEqual([what, 0]);
});

function check({ wanted, live, owner, floor, rule_id }: Wanted, note: (what: string) => void): void {
  if (owner !== 'repricer' || wanted === live) return;
  note('step');
  expect(rule_id, 'a price moves without consent').not.toBeNull();
  expect(floor, 'a price moves without a floor').not.toBeNull();
  expect(wanted).toBeGreaterThanOrEqual(floor ?? Number.POSITIVE_INFINITY);
  expect(wanted).toBeLessThanOrEqual(RULE_PRICE);
  expect(Math.abs(wanted - live)).toBeLessThanOrEqual(live * LARGEST_STEP);
}
