import type { ExternalOrder, ExternalOrderLine } from '@quayside/connector-kit';
import { type Currency, money, type Platform, type Site, siteFacts } from '@quayside/kernel';
import { connectAccount } from '../../apps/server/src/modules/accounts/index.ts';
import { storeOrders } from '../../apps/server/src/modules/orders/store-orders.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { withTransaction } from '../../apps/server/src/platform/database/database.ts';
import type { Db } from '../../apps/server/src/platform/database/db.ts';
import { box } from './shop.ts';

export interface OrdersAccount {
  readonly userId: number;
  readonly accountId: number;
  readonly platform: Platform;
}

const SITES: Readonly<Record<Platform, readonly Site[]>> = {
  ebay: ['UK', 'DE', 'FR', 'IT', 'US'],
  amazon: ['UK', 'DE', 'FR'],
  cdiscount: ['CDFR'],
};

/** A connected account without a shop at its marketplace. */
export async function connectEmpty(db: Db, userId: number, platform: Platform): Promise<OrdersAccount> {
  const token = {
    accessToken: 'none',
    accessExpiresAt: '2100-01-01T00:00:00Z',
    refreshToken: 'none',
    refreshExpiresAt: '2100-01-01T00:00:00Z',
  };
  const homeSite = platform === 'cdiscount' ? 'CDFR' : 'UK';
  const external = { externalId: `bench-${platform}`, username: 'bench', homeSite, businessType: 'BUSINESS' } as const;
  const connection = { platform, external, token, reconnects: null, now: new Date() };
  const { accountId } = await withTransaction(db, (tx) =>
    connectAccount(tx, box, userId, connection, { kind: 'system', id: null }),
  );
  return { userId, accountId, platform };
}

/** The number of orders that the poll stores in one transaction. */
const BATCH = 100;

/** Stores orders as the poll does, alternating between the accounts; the newest was placed just now. */
export async function storeMany(db: Db, accounts: readonly OrdersAccount[], count: number): Promise<void> {
  const deps = { clock: systemClock, box, addSales: async () => undefined };
  const now = Date.now();
  for (let done = 0, turn = 0; done < count; done += BATCH, turn += 1) {
    const account = accounts[turn % accounts.length];
    if (!account) throw new Error('No account is named');
    const size = Math.min(BATCH, count - done);
    const orders = Array.from({ length: size }, (_, n) => orderAt(account.platform, done + n, count, now));
    await withTransaction(db, (tx) => storeOrders(tx, deps, account, orders));
  }
}

const GOODS = ['Wooden Train', 'Die-Cast Tractor', 'Jigsaw Puzzle', 'Building Blocks', 'Plush Bear', 'Kite'];
const NAMES = ['Anna', 'Bertil', 'Chloé', 'Dora', 'Emil', 'Francesca', 'Greta', 'Hugo', 'Ines', 'Jonas'];
const STREETS = ['Harbour Row', 'Lindenweg', 'Rue des Lilas', 'Via Roma', 'Mill Lane'];
/** A word that one order in seven has. */
export const COMMON_WORD = 'kite';
/**
 * One buyer in about a thousand has this name. The number has no common factor with those of lines and states, so that
 * these orders resemble the others.
 */
export const RARE_NAME = 'Zephyrine';
const RARE_EVERY = 997;

/** The number of an order, as the buyer and the seller know it. */
export const numberOf = (n: number): string => `26-${String(n).padStart(6, '0')}-77`;

function orderAt(platform: Platform, n: number, count: number, now: number): ExternalOrder {
  const sites = SITES[platform];
  const site = sites[n % sites.length] ?? 'UK';
  const currency = siteFacts(site).currency as Currency;
  const at = new Date(now - (count - n) * 60_000).toISOString();
  const age = count - n;
  const status = age < 400 ? 'paid' : n % 50 === 0 ? 'cancelled' : 'shipped';
  const name = `${n % RARE_EVERY === 0 ? RARE_NAME : NAMES[n % NAMES.length]} Number${n % 9_973}`;
  const totalOf = () => money(999 + (n % 4_000), currency);
  const lines = Array.from({ length: n % 5 === 0 ? 2 : 1 }, (_, index): ExternalOrderLine => {
    const good = GOODS[(n * 7 + index) % GOODS.length];
    return {
      externalId: `${n}-${index}`,
      sku: `BENCH-${String((n * 31 + index) % 40_000).padStart(6, '0')}`,
      listingId: null,
      title: `Tidewater ${good} with Accessories ${n % 97} cm No. ${n % 40_000}`,
      quantity: 1 + (n % 3 === 0 ? 1 : 0),
      total: totalOf(),
    };
  });
  return {
    externalId: numberOf(n),
    site,
    createdAt: at,
    modifiedAt: at,
    status,
    total: money(lines.length * totalOf().minor + 399, currency),
    buyerUsername: `buyer_${n % 60_000}`,
    shipToName: name,
    shipToCountry: siteFacts(site).country,
    lines,
    contact: {
      email: `buyer.${n}@mail.example`,
      phone: null,
      lines: [`${1 + (n % 200)} ${STREETS[n % STREETS.length]}`],
      city: 'Whitby',
      region: null,
      postalCode: 'YO21 3PU',
      note: null,
    },
    amounts: { shipping: money(399, currency) },
    shipBy: new Date(Date.parse(at) + 2 * 86_400_000).toISOString(),
    paidAt: at,
  };
}
