import { randomUUID } from 'node:crypto';
import { NO_SAFETY, PLATFORMS, type PlatformState, type Role } from '@quayside/kernel';
import { replaceProducerNumbers, saveSafetyEntry } from '../../src/modules/compliance/index.ts';
import { setPlatform } from '../../src/modules/sellers/index.ts';
import { createSeller } from '../../src/modules/sellers/sellers.repository.ts';
import { hashPassword } from '../../src/modules/session/passwords/passwords.ts';
import { createLogin, createMembership, createSession } from '../../src/modules/session/session.repository.ts';
import { withTransaction } from '../../src/platform/database/database.ts';
import type { Db } from '../../src/platform/database/db.ts';
import { newToken } from '../../src/platform/ids.ts';
import { cookieOf } from '../http.ts';

/** A login with an open session. */
export interface TestLogin {
  readonly userId: number;
  readonly loginId: number;
  readonly email: string;
  readonly cookie: string;
}

export interface LoginOptions {
  /** Default: an address of its own. */
  readonly email?: string;
  readonly role?: Role;
  readonly name?: string;
  /** Needed only if the test signs in, because hashing takes time. */
  readonly password?: string;
  readonly adminUserId?: number;
  readonly sessionEndsAt?: Date;
}

export interface SellerOptions {
  /** The business's name; `name` is the login's. */
  readonly business?: string;
  /** The state of eBay, which is then the only platform; null for no platform. Default: every platform is paid for. */
  readonly ebay?: PlatformState | null;
  /** Default: a manufacturer in the EU and packaging numbers, which EU sites require. */
  readonly isWithoutDuties?: boolean;
}

const NO_PASSWORD = 'none: nobody signs in with this login';
const FAR_AWAY = new Date('2100-01-01T00:00:00Z');

export const testManufacturer = {
  ...{
    companyName: 'Kessel Werke GmbH',
    addressLine1: 'Hafenweg 3',
    addressLine2: '',
    city: 'Bremen',
    stateOrProvince: '',
  },
  ...{ postalCode: '28195', country: 'DE', email: 'safety@kessel.example', phone: '', contactUrl: '' },
};
export const testProducerNumbers = [
  { country: 'DE', stream: 'packaging', number: 'DE1234567890123' },
  { country: 'FR', stream: 'packaging', number: 'FR123456_01ABCD' },
];

/** A business without members. @returns its user id */
export function buildSeller(db: Db, options: SellerOptions = {}): Promise<number> {
  const { business: name = 'Harbour Goods', ebay } = options;
  return withTransaction(db, async (tx) => {
    const seller = { name, email: `${randomUUID()}@seller.example`, country: 'GB', currency: 'GBP' };
    const userId = await createSeller(tx, seller);
    const platforms = ebay === undefined ? PLATFORMS : ebay ? (['ebay'] as const) : [];
    if (!options.isWithoutDuties) {
      await saveSafetyEntry(tx, userId, { scope: 'business' }, { ...NO_SAFETY, manufacturer: testManufacturer });
      await replaceProducerNumbers(tx, userId, testProducerNumbers);
    }
    for (const platform of platforms) await setPlatform(tx, userId, platform, { state: ebay ?? 'P' });
    return userId;
  });
}

/** A business and the login that owns it. */
export async function buildOwner(db: Db, options: LoginOptions & SellerOptions = {}): Promise<TestLogin> {
  return buildLogin(db, await buildSeller(db, options), options);
}

/** A new, signed-in login of a business. */
export async function buildLogin(db: Db, userId: number, options: LoginOptions = {}): Promise<TestLogin> {
  const { role = 'owner', name = 'Robin Quay', password, adminUserId = null, sessionEndsAt = FAR_AWAY } = options;
  const { email = `${randomUUID()}@login.example` } = options;
  const passwordHash = password === undefined ? NO_PASSWORD : await hashPassword(password);
  const token = newToken();
  const loginId = await withTransaction(db, async (tx) => {
    const created = await createLogin(tx, { email, name, passwordHash, adminUserId, verifiedAt: new Date() });
    await createMembership(tx, userId, created, role);
    await createSession(tx, { token, loginId: created, userId, adminUserId, expiresAt: sessionEndsAt });
    return created;
  });
  return { userId, loginId, email, cookie: cookieOf(token) };
}
