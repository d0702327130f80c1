import { createEbayConnector } from '@quayside/connector-ebay';
import { contract, type RunView } from '@quayside/contract';
import { money, type Site } from '@quayside/kernel';
import { beforeAll, beforeEach } from 'vitest';
import type { Account } from '../src/modules/accounts/index.ts';
import type { EndedResult } from '../src/modules/dispatch/index.ts';
import type { JudgedItem } from '../src/modules/facts/index.ts';
import type { Item } from '../src/modules/products/index.ts';
import { createPublishingListener } from '../src/modules/publishing/outcomes.ts';
import { insertRunItems } from '../src/modules/publishing/run-items.repository.ts';
import { insertRun, updateRun } from '../src/modules/publishing/runs.repository.ts';
import { systemClock } from '../src/platform/clock.ts';
import { withTransaction } from '../src/platform/database/database.ts';
import { buildAccount } from './factories/account.ts';
import { buildItem } from './factories/item.ts';
import { buildOwner, type TestLogin } from './factories/seller.ts';
import { useTestServer } from './server.ts';
import type { TestDatabase } from './setup/test-database.ts';

const nowhere = 'http://127.0.0.1:9';
const ebay = createEbayConnector({
  apiUrl: nowhere,
  apizUrl: nowhere,
  apimUrl: nowhere,
  authUrl: nowhere,
  tradingUrl: nowhere,
  clientId: 'client',
  clientSecret: 'secret',
  ruName: 'ru',
});
const { publishing } = contract;
const listener = createPublishingListener({ clock: systemClock, jobs: { enqueue: async () => undefined } });

/**
 * A seller with a new item for each test, and runs over it. No sender runs: desired states wait, and the test itself
 * says what the marketplace answers.
 */
export function useUnsentRuns(database: Pick<TestDatabase, 'db' | 'connectionString'>) {
  const server = useTestServer(database, { connectors: () => [ebay] });
  const given: { seller?: TestLogin; account?: Account; item?: Item } = {};
  beforeAll(async () => {
    given.seller = await buildOwner(database.db);
    given.account = await buildAccount(database.db, given.seller.userId);
  });
  beforeEach(async () => {
    given.item = await buildItem(database.db, of('account'));
  });
  function of<K extends keyof typeof given>(name: K): NonNullable<(typeof given)[K]> {
    const value = given[name];
    if (value === undefined) throw new Error(`There is no ${name} before the first test`);
    return value;
  }
  const as = () => server.as(of('seller'));
  const paramsOf = (runId: number) => ({ id: of('seller').userId, runId });
  const getRun = (runId: number): Promise<RunView> => as().call(publishing.get, { params: paramsOf(runId) });

  /** A prepared run over the item, or over another item on each site. */
  async function prepared(
    kind: 'list' | 'end',
    sites: readonly Site[] = ['DE'],
    items: readonly Item[] = [of('item')],
  ): Promise<number> {
    const { userId, accountId } = of('account');
    return withTransaction(database.db, async (tx) => {
      const runId = await insertRun(tx, {
        userId,
        accountId,
        kind,
        selection: { accountId, itemIds: items.map(({ itemId }) => itemId) },
        sites,
        itemsTotal: items.length,
        requestedBy: of('seller').loginId,
        createdAt: new Date(),
      });
      await insertRunItems(
        tx,
        userId,
        runId,
        sites.map((site, index) => runItemOf(site, kind, items[index] ?? of('item'))),
      );
      await updateRun(tx, userId, runId, { state: 'prepared' });
      return runId;
    });
  }

  async function confirm(runId: number, expected = 1): Promise<void> {
    const body = { allowDrafts: false, expected };
    await as().call(publishing.confirm, { params: paramsOf(runId), body });
  }

  const carryOut = (runId: number) => server.runJob('publishing.carry-out', { userId: of('seller').userId, runId });
  const ref = (runId: number | null, { itemId, sku }: Item = of('item')) => ({
    listingKey: `${sku}-DE`,
    site: 'DE' as const,
    itemId,
    runId,
  });

  return {
    server,
    listener,
    as,
    paramsOf,
    prepared,
    confirm,
    carryOut,
    getRun,
    ref,
    get seller() {
      return of('seller');
    },
    get account() {
      return of('account');
    },
    get item() {
      return of('item');
    },
    /** Confirmed and carried out: its desired states wait. */
    async started(kind: 'list' | 'end', sites: readonly Site[] = ['DE'], items?: readonly Item[]): Promise<number> {
      const runId = await prepared(kind, sites, items);
      await confirm(runId, sites.length);
      await carryOut(runId);
      return runId;
    },
    cancel: (runId: number) => as().call(publishing.cancel, { params: paramsOf(runId) }),
    outcomesOf: async (runId: number) => (await getRun(runId)).counts.map(({ outcome, n }) => [outcome, n]),
    listingOn: (site: Site, { itemId }: Item = of('item')) =>
      database.db
        .selectFrom('listings')
        .selectAll()
        .where('user_id', '=', of('seller').userId)
        .where('item_id', '=', itemId)
        .where('site', '=', site)
        .executeTakeFirst(),
    desiredStatesOf: (changeKind: string, { itemId }: Item = of('item')) =>
      database.db
        .selectFrom('desired_states')
        .select(['state', 'payload', 'run_id'])
        .where('user_id', '=', of('seller').userId)
        .where('item_id', '=', itemId)
        .where('change_kind', '=', changeKind)
        .execute(),
    /** Gives the item's desired states of this kind another state, as the sender does. */
    async setStates(changeKind: string, state: 'sending' | 'failed', { itemId }: Item = of('item')): Promise<void> {
      await database.db
        .updateTable('desired_states')
        .set({ state })
        .where('user_id', '=', of('seller').userId)
        .where('item_id', '=', itemId)
        .where('change_kind', '=', changeKind)
        .execute();
    },
    /** The marketplace has published the desired content in German. */
    async goLive(runId: number, item: Item = of('item')): Promise<void> {
      const target = ref(runId, item);
      const price = money(2_399, 'EUR');
      const units = [{ sku: target.listingKey, offerId: 'o1', price, priceOwner: 'rule' as const, quantity: 5 }];
      await withTransaction(database.db, async (tx) => {
        await tx
          .updateTable('dispatch_listings')
          .set({ is_live: true, listing_id: '1' })
          .where('user_id', '=', of('seller').userId)
          .where('lease_key', '=', target.listingKey)
          .execute();
        await tx
          .updateTable('desired_states')
          .set((eb) => ({ state: 'idle', sent_generation: eb.ref('generation') }))
          .where('user_id', '=', of('seller').userId)
          .where('target_key', '=', target.listingKey)
          .where('change_kind', '=', 'content')
          .execute();
        const published = { ...target, listingId: '1', url: null, title: 'Holzeisenbahn', units, warnings: [] };
        await listener.published?.(tx, of('account'), [published]);
      });
    },
    /** The marketplace has ended the item's German listing. */
    async end(runId: number): Promise<void> {
      const ended: EndedResult = { ...ref(runId), isHome: false, cause: 'asked' };
      await withTransaction(database.db, async (tx) => listener.ended?.(tx, of('account'), [ended]));
    },
    /** The marketplace has rejected the listings of these items in German. */
    async reject(runId: number, items: readonly Item[] = [of('item')]): Promise<void> {
      const reason = { code: 'rejected_by_marketplace' as const };
      await withTransaction(database.db, async (tx) => {
        await tx
          .updateTable('desired_states')
          .set({ state: 'failed', last_error: JSON.stringify(reason) })
          .where('user_id', '=', of('seller').userId)
          .where(
            'item_id',
            'in',
            items.map(({ itemId }) => itemId),
          )
          .where('change_kind', '=', 'content')
          .execute();
        const failed = items.map((item) => ({ ...ref(runId, item), reason, isLive: false, listingId: null }));
        await listener.publishFailed?.(tx, of('account'), failed);
      });
    },
  };
}

function runItemOf(site: Site, kind: 'list' | 'end', of: Item): JudgedItem {
  const price = money(2_399, 'EUR');
  const breakdown = {
    source: of.price,
    rate: null,
    converted: price,
    increased: price,
    final: price,
    increase: null,
    neat: false,
  };
  const units = Object.fromEntries(of.units.map((unit) => [unit.unitId, price.minor]));
  return {
    itemId: of.itemId,
    site,
    verdict: 'ready',
    reason: null,
    title: kind === 'list' ? `Holzeisenbahn ${of.itemId}` : null,
    titleLabel: kind === 'list' ? 'memory' : null,
    homeTitle: kind === 'list' ? of.title : null,
    dropped: [],
    price: kind === 'list' ? { ...price, owner: 'rule', breakdown, units } : null,
    quantity: 5,
    categoryId: '19019',
  };
}
