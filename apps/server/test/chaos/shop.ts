import { createEbayConnector, EBAY_OPERATION_LIMITS, type EbayConfig } from '@quayside/connector-ebay';
import type { AccountSession, Connector } from '@quayside/connector-kit';
import { type AccountRef, listingKeyOf, NO_GUARDS } from '@quayside/kernel';
import {
  type AccountsDeps,
  connectAccount,
  filterActive,
  markAuthBroken,
  type OpenedAccount,
  openAccount,
  refreshQuotas,
} from '../../src/modules/accounts/index.ts';
import type {
  ContentSource,
  DispatchAccounts,
  GateCandidate,
  GateFacts,
  GateSource,
  OutcomeListener,
  Sender,
} from '../../src/modules/dispatch/index.ts';
import { type SenderOptions, startSender } from '../../src/modules/dispatch/loop/sender.ts';
import { withWrites } from '../../src/modules/dispatch/with-writes.ts';
import { SYSTEM } from '../../src/modules/history/index.ts';
import { pollOrders } from '../../src/modules/orders/orders.service.ts';
import { stockListener } from '../../src/modules/stock/stock.listener.ts';
import { storeBatch } from '../../src/modules/sync/index.ts';
import { type Clock, systemClock } from '../../src/platform/clock.ts';
import { withTransaction } from '../../src/platform/database/database.ts';
import type { Db, Tx } from '../../src/platform/database/db.ts';
import { createLog } from '../../src/platform/log.ts';
import { createSecretBox } from '../../src/platform/secrets.ts';
import { createThrottle } from '../../src/platform/throttle.ts';
import { buildSeller } from '../factories/seller.ts';
import { storeDeps } from '../factories/store-deps.ts';
import { homeContentOf } from './home-content.ts';
import { desiredStatesOf, type ShopDesiredStates, type ShopItem } from './shop-desired-states.ts';

const BOX = createSecretBox(['a secret for the tests, long enough']);

/** A connected seller of the sandbox with imported home listings. */
export interface Shop extends AccountRef, ShopDesiredStates {
  readonly db: Db;
  readonly connector: Connector;
  readonly accounts: DispatchAccounts;
  readonly items: readonly ShopItem[];
  session(): Promise<AccountSession>;
  /** What a sender sends without a content source of its own. */
  readonly content: ContentSource;
  /** Floors by `listingKeyOf`, as pricing would state them. */
  readonly facts: Map<string, Partial<GateFacts>>;
  startSender(
    options?: SenderOptions & {
      listener?: OutcomeListener;
      content?: ContentSource;
      clock?: Clock;
      /** The gate of pricing, instead of one that knows `facts` alone. */
      gate?: GateSource;
    },
  ): Sender;
  pollOrders(): Promise<Date>;
  /** Gives the account new tokens, as the consent callback does. */
  reconnect(): Promise<void>;
}

/** The number of home listings that a shop imports. */
const MAX_ITEMS = 200;

export interface ShopOptions {
  readonly seller?: string;
  readonly items?: number;
  readonly clock?: Clock;
}

/** Connects a seller of the sandbox and imports its first home listings without variants. */
export async function openShop(db: Db, ebay: EbayConfig, options: ShopOptions = {}): Promise<Shop> {
  const { seller = 'demo-shop-uk', items = 3, clock = systemClock } = options;
  const connector = createEbayConnector(ebay);
  const deps = accountsDeps(db, connector, clock);
  const userId = await buildSeller(db, { business: seller });
  const accountId = await connectSeller(db, deps, connector, userId, seller);
  await importHome(db, await openAccount(deps, userId, accountId), Math.min(items, MAX_ITEMS));
  return joinShop(db, ebay, { userId, accountId }, clock);
}

/** Opens a shop that another process has connected and imported. */
export async function joinShop(db: Db, ebay: EbayConfig, ref: AccountRef, clock: Clock = systemClock): Promise<Shop> {
  const { userId, accountId } = ref;
  const connector = createEbayConnector(ebay);
  const deps = accountsDeps(db, connector, clock);
  const open = (signal?: AbortSignal) => openAccount(deps, userId, accountId, signal);
  const { session: firstSession, account: firstAccount } = await open();
  const items = await readItems(db, ref, connector, firstSession);
  const content = homeContentOf(items, connector, firstSession);
  const facts = new Map<string, Partial<GateFacts>>();
  const accounts: DispatchAccounts = {
    filterActive: (on, refs) => filterActive(on, deps, refs),
    open: async (account, signal) =>
      withWrites(new Map([['ebay', connector]]), await openAccount(deps, account.userId, account.accountId, signal)),
    markAuthBroken: (tx, account, consent) => markAuthBroken(tx, account.userId, account.accountId, consent),
    refreshQuotas: (account) => refreshQuotas(deps, account.userId, account.accountId),
  };

  return {
    ...ref,
    db,
    connector,
    accounts,
    items,
    content,
    facts,
    session: async () => (await open()).session,
    ...desiredStatesOf(db, ref, items),
    startSender({ listener = {}, content: own, clock: ownClock, gate: ownGate, ...senderOptions } = {}) {
      const gate = ownGate ?? {
        load: async (_tx: Tx, _account: unknown, candidates: readonly GateCandidate[]) =>
          candidates.map(
            (candidate): GateFacts => ({
              ...{ floor: null, live: null, killSwitch: false, isRateTooOld: false, guards: NO_GUARDS },
              ...facts.get(listingKeyOf(candidate)),
            }),
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
          // Nothing of this shop is promoted.
          ads: { decide: async () => new Map() },
          listeners: [stockListener, listener],
        },
        { pollMs: 50, ...senderOptions },
      );
    },
    async pollOrders() {
      const { session, account } = await open();
      const polled = { account: { ...ref, platform: account.platform }, connector, session };
      const deps = {
        db,
        clock,
        awaitsAnswers: () => false,
        addSales: async () => undefined,
        box: BOX,
        notifyOnHold: async () => undefined,
      };
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
    box: BOX,
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

/** Completes the sandbox's consent page and stores the tokens. */
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
  const observation = { observedAt, monotonicAt: observedAt, ordersSeenAt: null, cause: 'first' };
  await withTransaction(db, (tx) => storeBatch(tx, storeDeps, account, { listings: single, partly: [] }, observation));
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
