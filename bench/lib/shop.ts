import type { HomeListing } from '@quayside/connector-kit';
import { money, NO_SAFETY } from '@quayside/kernel';
import { type Account, connectAccount, getAccount } from '../../apps/server/src/modules/accounts/index.ts';
import { replaceProducerNumbers, saveSafetyEntry } from '../../apps/server/src/modules/compliance/index.ts';
import { DEMO_MANUFACTURER, DEMO_PRODUCER_NUMBERS } from '../../apps/server/src/modules/demo/demo.data.ts';
import { createSeller, setPlatform } from '../../apps/server/src/modules/sellers/sellers.repository.ts';
import { SESSION_COOKIE } from '../../apps/server/src/modules/session/index.ts';
import {
  createLogin,
  createMembership,
  createSession,
} from '../../apps/server/src/modules/session/session.repository.ts';
import { storeBatch } from '../../apps/server/src/modules/sync/index.ts';
import { withTransaction } from '../../apps/server/src/platform/database/database.ts';
import type { Db } from '../../apps/server/src/platform/database/db.ts';
import { newToken } from '../../apps/server/src/platform/ids.ts';
import { createSecretBox } from '../../apps/server/src/platform/secrets.ts';
import { storeDeps } from '../../apps/server/test/factories/store-deps.ts';

export const box = createSecretBox(['a secret of the benchmarks, long enough']);

export interface Shop {
  readonly account: Account;
  /** The header of an open session. */
  readonly cookie: string;
}

/** A seller with a connected account and an open session. */
export async function createShop(db: Db): Promise<Shop> {
  return withTransaction(db, async (tx) => {
    const email = 'bench@seller.example';
    const userId = await createSeller(tx, { name: 'Bench', email, country: 'GB', currency: 'GBP' });
    await setPlatform(tx, userId, 'ebay', { state: 'P' });
    await saveSafetyEntry(tx, userId, { scope: 'business' }, { ...NO_SAFETY, manufacturer: DEMO_MANUFACTURER });
    await replaceProducerNumbers(tx, userId, DEMO_PRODUCER_NUMBERS);
    const loginId = await createLogin(tx, {
      email,
      name: 'Bench',
      passwordHash: 'none',
      adminUserId: null,
      verifiedAt: new Date(),
    });
    await createMembership(tx, userId, loginId, 'owner');
    const token = newToken();
    await createSession(tx, { token, loginId, userId, adminUserId: null, expiresAt: new Date('2100-01-01') });
    const { accountId } = await connectAccount(
      tx,
      box,
      userId,
      {
        platform: 'ebay',
        external: { externalId: 'bench', username: 'bench', homeSite: 'UK', businessType: 'BUSINESS' },
        token: {
          accessToken: 'none',
          accessExpiresAt: '2100-01-01T00:00:00Z',
          refreshToken: 'none',
          refreshExpiresAt: '2100-01-01T00:00:00Z',
        },
        reconnects: null,
        now: new Date(),
      },
      { kind: 'system', id: null },
    );
    const account = await getAccount(tx, userId, accountId);
    if (!account) throw new Error('The account was not stored');
    return { account, cookie: `${SESSION_COOKIE}=${token}` };
  });
}

/** The import's transaction size. */
const IMPORT_BATCH = 120;

/** Stores listings `from` to `from + count` as the import does after reading their details. */
export async function importListings(db: Db, account: Account, from: number, count: number): Promise<void> {
  for (let done = 0; done < count; done += IMPORT_BATCH) {
    const size = Math.min(IMPORT_BATCH, count - done);
    const listings = Array.from({ length: size }, (_, index) => listingAt(from + done + index));
    const now = new Date();
    const observation = { observedAt: now, monotonicAt: now, ordersSeenAt: null, cause: 'import:bench' };
    await withTransaction(db, (tx) => storeBatch(tx, storeDeps, account, { listings, partly: [] }, observation));
  }
}

const MAKERS = ['Tidewater', 'Brackwell', 'Northquay', 'Larch & Lime', 'Pebblecote', 'Oakum', 'Harbour Toys'];
const COLOURS = ['Red', 'Blue', 'Green', 'Yellow', 'Black', 'White', 'Orange', 'Purple', 'Natural'];
const KINDS = [
  'Wooden Train',
  'Die-Cast Tractor',
  'Jigsaw Puzzle',
  'Building Blocks',
  'Plush Bear',
  'Kite',
  'Doll House',
];
const USES = ['for Children', 'Collectable', 'Gift Set', 'with Accessories', 'Limited Edition', 'Starter Kit'];
/** One item in this many contains the rare search word. */
export const RARE_EVERY = 1_000;
export const RARE_WORD = 'zephyr';

/** A pseudo-random number that is equal in every run; different purposes are uncorrelated. */
function scatter(n: number, purpose: number): number {
  const mixed = Math.imul(n ^ Math.imul(purpose, 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** A plausible listing for each number, always the same; titles of about 60 characters, every tenth with three variants. */
function listingAt(n: number): HomeListing {
  const pick = (words: readonly string[], purpose: number) => words[scatter(n, purpose) % words.length] ?? '';
  const brand = pick(MAKERS, 1);
  const colour = pick(COLOURS, 2);
  const rare = n % RARE_EVERY === 0 ? ` ${RARE_WORD}` : '';
  const price = money(199 + ((n * 37) % 9_800), 'GBP');
  const sku = `BENCH-${String(n).padStart(6, '0')}`;
  const variants = n % 10 === 0 ? [1, 2, 3] : [];
  return {
    externalId: String(110_000_000_000 + n),
    sku,
    title: `${brand} ${colour} ${pick(KINDS, 3)} ${pick(USES, 4)} ${n % 97} cm No. ${n}${rare}`,
    description: `<p>${brand} ${colour}: made with care, packed well and sent within a day.</p>`.repeat(8),
    price,
    quantity: n % 12,
    categoryId: String(19_000 + (n % 40)),
    categoryPath: ['Toys & Games', pick(KINDS, 3)],
    brand,
    mpn: `MPN-${n}`,
    gtin: null,
    condition: 'NEW',
    images: [1, 2, 3].map((picture) => `https://img.example/${n}/${picture}.jpg`),
    attributes: { Colour: [colour], Brand: [brand], Material: ['Wood', 'Steel'], 'Age Level': ['3-6'] },
    variants: variants.map((size) => ({
      sku: `${sku}-${size}`,
      specifics: { Size: `${size * 10} cm` },
      price,
      quantity: (n + size) % 5,
      gtin: null,
      images: [],
    })),
    url: `https://www.example/itm/${110_000_000_000 + n}`,
  };
}
