import { NO_SAFETY, PLATFORMS } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { BillingConfig } from '../../platform/config/billing.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { seedPlan } from '../billing/index.ts';
import { findSafetyEntry, replaceProducerNumbers, saveSafetyEntry } from '../compliance/index.ts';
import { ensureEntitlement } from '../entitlements/index.ts';
import { createSeller, getPlatform, setPlatform } from '../sellers/index.ts';
import {
  createLogin,
  createMembership,
  findFirstMembership,
  findLoginByEmail,
  hashNewPassword,
} from '../session/index.ts';
import { acceptTerms } from '../terms-of-service/index.ts';
import {
  DEMO_LOGINS,
  DEMO_MANUFACTURER,
  DEMO_PASSWORD,
  DEMO_PRODUCER_NUMBERS,
  type DemoBusiness,
  type DemoLogin,
  type DemoShop,
} from './demo.data.ts';

export interface DemoDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly billing: Pick<BillingConfig, 'supplier'>;
  /** Connects a shop after the transaction has committed. */
  readonly connectShop: (tx: Tx, userId: number, shop: DemoShop) => Promise<void>;
}

/** An arbitrary fixed number; serializes concurrent starts. */
const SEED_LOCK = 7_401_001;

/**
 * Ensures that every demo login exists with its business. Existing data stays as people left it; an older data directory gets what it
 * lacks.
 */
export async function seedDemo(deps: DemoDeps): Promise<void> {
  let passwordHash: Promise<string> | undefined;
  await withTransaction(deps.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx);
    for (const login of DEMO_LOGINS) {
      const known = await findLoginByEmail(tx, login.email);
      if (known) {
        const home = await findFirstMembership(tx, known.loginId);
        if (home && typeof login.business !== 'string') {
          await complete(deps, tx, { userId: home.userId, loginId: known.loginId }, login.business);
        }
        continue;
      }
      passwordHash ??= hashNewPassword(DEMO_PASSWORD);
      await make(deps, tx, login, await passwordHash);
    }
  });
}

async function make(deps: DemoDeps, tx: Tx, login: DemoLogin, passwordHash: string): Promise<void> {
  const { email, name, role, business, adminUserId = null } = login;
  const loginId = await createLogin(tx, { email, name, passwordHash, adminUserId, verifiedAt: new Date() });
  if (typeof business === 'string') {
    const owner = await findLoginByEmail(tx, business);
    const home = owner && (await findFirstMembership(tx, owner.loginId));
    // The business was closed, so there is none to join.
    if (home) await createMembership(tx, home.userId, loginId, role);
    return;
  }
  const { country, currency } = business;
  const userId = await createSeller(tx, { name: business.name, email: business.email, country, currency });
  await createMembership(tx, userId, loginId, role);
  await complete(deps, tx, { userId, loginId }, business);
  for (const shop of business.shops ?? []) await deps.connectShop(tx, userId, shop);
}

/** Adds what a business lacks. Revoked entitlements and changed platform states stay unchanged. */
async function complete(
  deps: DemoDeps,
  tx: Tx,
  { userId, loginId }: { userId: number; loginId: number },
  business: DemoBusiness,
): Promise<void> {
  for (const platform of PLATFORMS) {
    const entry = business.platforms?.[platform];
    if (entry && !(await getPlatform(tx, userId, platform))) await setPlatform(tx, userId, platform, entry);
  }
  if (!(await findSafetyEntry(tx, userId, { scope: 'business' }))) {
    await saveSafetyEntry(tx, userId, { scope: 'business' }, { ...NO_SAFETY, manufacturer: DEMO_MANUFACTURER });
    await replaceProducerNumbers(tx, userId, DEMO_PRODUCER_NUMBERS);
  }
  for (const name of business.entitlements ?? []) await ensureEntitlement(tx, userId, name);
  const { plan: choice, invoiceDetails: details } = business;
  if (choice && details) {
    const { supplier } = deps.billing;
    await seedPlan(tx, userId, { choice, details, supplier, now: deps.clock.now() });
  }
  await acceptTerms(tx, { userId, loginId, now: deps.clock.now() });
}
