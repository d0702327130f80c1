import { createEbayConnector, EBAY_OPERATION_LIMITS, type EbayConfig } from '@quayside/connector-ebay';
import type { AccountSession, Connector, HomeListing } from '@quayside/connector-kit';
import { money, type Site, siteFacts } from '@quayside/kernel';
import {
  type AccountsDeps,
  connectAccount,
  keepActive,
  markAuthBroken,
  type OpenedAccount,
  openAccount,
  refreshQuotas,
} from '../../src/modules/accounts/index.ts';
import {
  type AccountRef,
  type Content,
  type ContentSource,
  type DispatchAccounts,
  type GateFacts,
  gateKeyOf,
  type OutcomeListener,
  PRIORITY,
  type Sender,
  type SenderOptions,
  startSender,
  type Wish,
  wish,
} from '../../src/modules/dispatch/index.ts';
import { SYSTEM } from '../../src/modules/history/index.ts';
import { pollOrders } from '../../src/modules/orders/index.ts';
import { ensureTargets, stockListener, wishStockOf } from '../../src/modules/stock/index.ts';
import { storeBatch } from '../../src/modules/sync/index.ts';
import { type Clock, systemClock } from '../../src/platform/clock.ts';
import { withTransaction } from '../../src/platform/database/database.ts';
import type { Db, Tx } from '../../src/platform/database/db.ts';
import { createLog } from '../../src/platform/log.ts';
import { createSecretBox } from '../../src/platform/secrets.ts';
import { createThrottle } from '../../src/platform/throttle.ts';
import { buildSeller } from '../factories/seller.ts';
import type { TestSandbox } from '../setup/sandbox.ts';

export interface ShopItem {
  readonly itemId: number;
  readonly unitId: number;
  readonly home: HomeListing;
}

/** A seller of the sandbox that is connected, with its home listings imported. */
export interface Shop extends AccountRef {
  readonly db: Db;
  readonly connector: Connector;
  readonly accounts: DispatchAccounts;
  readonly items: readonly ShopItem[];
  session(): Promise<AccountSession>;
  /** Wishes listings with a price of 10.00 and the present stock, as publishing does when a seller consents. */
  wishListings(sites: readonly Site[], items?: readonly ShopItem[], runId?: number): Promise<void>;
  wishPrices(site: Site, minor: number, items?: readonly ShopItem[]): Promise<void>;
  wishEnds(site: Site, items?: readonly ShopItem[]): Promise<void>;
  /** Floors by `gateKeyOf`, as pricing would know them. */
  readonly facts: Map<string, Partial<GateFacts>>;
  startSender(options?: SenderOptions & { listener?: OutcomeListener; content?: ContentSource; clock?: Clock }): Sender;
  pollOrders(): Promise<Date>;
  /** Gives the account fresh tokens, as the consent callback does. */
  reconnect(): Promise<void>;
}

export function skuOf(item: ShopItem, site: Site): string {
  return `${item.home.sku}-${site}`;
}

/** How many home listings a shop imports. */
const MOST_ITEMS = 200;

export interface ShopOptions {
  readonly seller?: string;
  readonly items?: number;
  readonly clock?: Clock;
}

/** Connects a seller of the sandbox and imports its first home listings that have no variants. */
export async function openShop(db: Db, ebay: EbayConfig, options: ShopOptions = {}): Promise<Shop> {
  const { seller = 'demo-shop-uk', items = 3, clock = systemClock } = options;
  const connector = createEbayConnector(ebay);
  const deps = accountsDeps(db, connector, clock);
  const userId = await buildSeller(db, { business: seller });
  const accountId = await connectSeller(db, deps, connector, userId, seller);
  await importHome(db, await openAccount(deps, userId, accountId), Math.min(items, MOST_ITEMS));
  return joinShop(db, ebay, { userId, accountId }, clock);
}

/** A shop that is connected and imported already, as another process finds it. */
export async function joinShop(db: Db, ebay: EbayConfig, ref: AccountRef, clock: Clock = systemClock): Promise<Shop> {
  const { userId, accountId } = ref;
  const connector = createEbayConnector(ebay);
  const deps = accountsDeps(db, connector, clock);
  const open = (signal?: AbortSignal) => openAccount(deps, userId, accountId, signal);
  const { session: firstSession, account: firstAccount } = await open();
  const items = await readItems(db, ref, connector, firstSession);
  const content = contentOf(items, connector, firstSession);
  const facts = new Map<string, Partial<GateFacts>>();
  const accounts: DispatchAccounts = {
    keepActive: (on, refs) => keepActive(on, clock, refs),
    open: (account, signal) => openAccount(deps, account.userId, account.accountId, signal),
    markAuthBroken: (tx, account, consent) => markAuthBroken(tx, account.userId, account.accountId, consent),
    refreshQuotas: (account) => refreshQuotas(deps, account.userId, account.accountId),
  };

  return {
    ...ref,
    db,
    connector,
    accounts,
    items,
    facts,
    session: async () => (await open()).session,
    async wishListings(sites, chosen = items, runId = undefined) {
      await withTransaction(db, (tx) => wishListings(tx, ref, sites, chosen, runId));
    },
    async wishPrices(site, minor, chosen = items) {
      await withTransaction(db, (tx) =>
        wish(
          tx,
          chosen.map((item) => priceWish(ref, item, site, minor)),
        ),
      );
    },
    async wishEnds(site, chosen = items) {
      await withTransaction(db, (tx) =>
        wish(
          tx,
          chosen.map((item) => ({ ...wishBase(ref, item, site), aspect: 'end', payload: {}, priority: PRIORITY.end })),
        ),
      );
    },
    startSender({ listener = {}, content: own, clock: ownClock, ...senderOptions } = {}) {
      const gate = {
        load: async (_tx: Tx, _userId: number, keys: readonly { itemId: number; site: Site }[]) =>
          new Map(
            keys.map((key) => [
              gateKeyOf(key),
              { floor: null, live: null, killSwitch: false, ...facts.get(gateKeyOf(key)) },
            ]),
          ),
      };
      const log = createLog({ name: 'sender', level: 'fatal' });
      return startSender(
        {
          db,
          clock: ownClock ?? clock,
          log,
          accounts,
          content: own ?? content,
          gate,
          listeners: [stockListener, listener],
        },
        { pollMs: 50, ...senderOptions },
      );
    },
    async pollOrders() {
      const { session, account } = await open();
      const polled = { account: { ...ref, platform: account.platform }, connector, session };
      const deps = { db, clock, addSales: async () => undefined, tellHeld: async () => undefined };
      return pollOrders(deps, polled);
    },
    async reconnect() {
      await connectSeller(db, deps, connector, userId, firstAccount.username);
    },
  };
}

function accountsDeps(db: Db, connector: Connector, clock: Clock): AccountsDeps {
  const limits = new Map(EBAY_OPERATION_LIMITS.map((limit) => [limit.operation, limit]));
  return {
    db,
    clock,
    box: createSecretBox(['a secret for the tests, long enough']),
    throttle: createThrottle({
      db,
      clock,
      maxWaitMs: 3_000,
      limitOf: (_account, operation) =>
        limits.get(operation) ?? { ratePerSecond: 100, burst: 100, quota: null, windowSeconds: 86_400 },
    }),
    requestLogs: { of: () => ({ record: () => undefined }), close: async () => undefined },
    connectors: new Map([['ebay', connector]]),
  };
}

/** Goes through the sandbox's consent page and stores the tokens. */
async function connectSeller(
  db: Db,
  deps: AccountsDeps,
  connector: Connector,
  userId: number,
  seller: string,
): Promise<number> {
  const page = new URL(connector.authorizeUrl({ state: 'state', locale: 'en-GB' }));
  const form = new URLSearchParams(page.searchParams);
  form.set('seller', seller);
  form.set('decision', 'approve');
  const answer = await fetch(`${page.origin}${page.pathname}`, { method: 'POST', body: form, redirect: 'manual' });
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const context = { clock: deps.clock, requestLog: { record: () => undefined } };
  const token = await connector.exchangeCode(code, context);
  const external = {
    externalId: `ebay-${seller}`,
    username: seller,
    homeSite: 'UK' as const,
    businessType: 'BUSINESS' as const,
  };
  const { accountId } = await withTransaction(db, (tx) =>
    connectAccount(
      tx,
      deps.box,
      userId,
      { platform: 'ebay', external, token, reconnects: null, now: deps.clock.now() },
      SYSTEM,
    ),
  );
  return accountId;
}

async function importHome(db: Db, { account, connector, session }: OpenedAccount, wanted: number): Promise<void> {
  const observedAt = session.clock.now();
  const { listings } = await connector.listHomeListings(session, 'UK', null);
  const ids = listings.slice(0, wanted).map((listing) => listing.externalId);
  const details = await connector.getHomeListings(session, 'UK', ids);
  const single = details.flatMap((result) =>
    result.ok && result.listing.variants.length === 0 ? [result.listing] : [],
  );
  const observation = { observedAt, ordersSeenAt: null, cause: 'first' };
  const hook = { sourceChanged: async () => undefined };
  await withTransaction(db, (tx) => storeBatch(tx, account, single, observation, hook));
}

async function readItems(
  db: Db,
  { userId }: AccountRef,
  connector: Connector,
  session: AccountSession,
): Promise<ShopItem[]> {
  const rows = await db
    .selectFrom('items')
    .innerJoin('item_units', (join) =>
      join.onRef('item_units.user_id', '=', 'items.user_id').onRef('item_units.item_id', '=', 'items.item_id'),
    )
    .select(['items.item_id', 'items.external_id', 'item_units.unit_id'])
    .where('items.user_id', '=', userId)
    .orderBy('items.item_id')
    .execute();
  const details = await connector.getHomeListings(
    session,
    'UK',
    rows.map((row) => row.external_id),
  );
  return rows.flatMap(({ item_id: itemId, unit_id: unitId, external_id }): ShopItem[] => {
    const found = details.find((result) => result.ok && result.listing.externalId === external_id);
    return found?.ok ? [{ itemId, unitId, home: found.listing }] : [];
  });
}

/** The home listing as it is, with what the site's category asks for. */
function contentOf(items: readonly ShopItem[], connector: Connector, session: AccountSession): ContentSource {
  const settingsOf = new Map<Site, Readonly<Record<string, string>>>();
  return {
    async load(_db, _account, site, keys) {
      const settings = settingsOf.get(site) ?? (await connector.siteReadiness(session, site)).settings;
      settingsOf.set(site, settings);
      const wanted = new Set(keys);
      const contents = new Map<string, Content>();
      for (const item of items.filter((one) => wanted.has(skuOf(one, site)))) {
        const { home } = item;
        const sku = skuOf(item, site);
        const required = (await connector.categoryRequirements(session, site, home.categoryId))?.requiredAspects ?? [];
        const aspects = required.map(({ name, allowedValues }) => [
          name,
          home.attributes[name] ?? [allowedValues[0] ?? '1'],
        ]);
        contents.set(sku, {
          key: sku,
          isGroup: false,
          title: home.title.slice(0, 80),
          description: home.description || home.title,
          categoryId: home.categoryId,
          brand: home.brand,
          mpn: home.mpn,
          condition: home.condition,
          images: home.images,
          attributes: { ...home.attributes, ...Object.fromEntries(aspects) },
          settings,
          units: [{ sku, gtin: home.gtin, specifics: {}, images: home.images }],
        });
      }
      return contents;
    },
  };
}

function wishBase(ref: AccountRef, item: ShopItem, site: Site) {
  const sku = skuOf(item, site);
  return { ...ref, targetKey: sku, leaseKey: sku, site, itemId: item.itemId, isHome: false as const };
}

function priceWish(ref: AccountRef, item: ShopItem, site: Site, minor: number): Wish {
  const { currency } = siteFacts(site);
  const payload = { ...money(minor, currency), owner: 'rule' as const };
  return { ...wishBase(ref, item, site), aspect: 'price', payload, priority: PRIORITY.price };
}

async function wishListings(
  tx: Tx,
  ref: AccountRef,
  sites: readonly Site[],
  items: readonly ShopItem[],
  runId: number | undefined,
): Promise<void> {
  const cells = items.flatMap((item) => sites.map((site) => ({ item, site })));
  await ensureTargets(
    tx,
    ref.userId,
    cells.map(({ item, site }) => ({
      accountId: ref.accountId,
      listingKey: skuOf(item, site),
      marketplaceSku: skuOf(item, site),
      channel: site,
      itemId: item.itemId,
      unitId: item.unitId,
      isHome: false,
      isVariant: false,
      isLive: false,
      listingId: null,
    })),
  );
  await wish(
    tx,
    cells.flatMap(({ item, site }): Wish[] => [
      {
        ...wishBase(ref, item, site),
        aspect: 'content',
        payload: { isGroup: false },
        priority: PRIORITY.content,
        ...(runId === undefined ? {} : { runId }),
      },
      priceWish(ref, item, site, 1_000),
    ]),
  );
  await wishStockOf(
    tx,
    ref.userId,
    items.map((item) => item.itemId),
  );
}

/** What the sandbox's own account says is live on a site: row by row. */
export async function liveRows(sandbox: TestSandbox, seller: string, site: Site): Promise<LiveRow[]> {
  const { rows } = await sandbox.control<{ rows: LiveRow[] }>(`listings?seller=${seller}&site=${site}&limit=5000`);
  return rows;
}

export interface LiveRow {
  readonly sku: string;
  readonly itemId: string;
  readonly title: string;
  readonly price: string;
  readonly quantity: number;
  readonly sold: number;
  readonly status: string;
  readonly revisions: number;
}

/** Waits until `check` holds; the last failure is what the test reports. */
export async function eventually(check: () => Promise<void>, withinMs = 10_000): Promise<void> {
  for (const giveUpAt = Date.now() + withinMs; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
    }
  }
}

/** A moment that a test waits for. */
export function signal(): { readonly promise: Promise<void>; resolve(): void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}
