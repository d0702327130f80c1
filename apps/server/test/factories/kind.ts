import { ENTITLEMENT_NAMES, PLATFORMS } from '@quayside/kernel';
import { USER_KINDS, type UserKind } from '@quayside/kernel/access/kinds';
import { ensureEntitlement } from '../../src/modules/entitlements/index.ts';
import { setPlatform } from '../../src/modules/sellers/index.ts';
import { withTransaction } from '../../src/platform/database/database.ts';
import type { Db } from '../../src/platform/database/db.ts';
import { buildAccount } from './account.ts';
import { buildPlan } from './plan.ts';
import { buildOwner, type TestLogin } from './seller.ts';

/** The owner of a user of this kind, with everything that the kernel's user of that kind has. */
export async function buildKind(db: Db, kind: UserKind): Promise<TestLogin> {
  const { platforms, accounts, entitlements, hasActiveSubscription, adminUserId } = USER_KINDS[kind];
  const login = await buildOwner(db, { ebay: null, ...(adminUserId === null ? {} : { adminUserId }) });
  await withTransaction(db, async (tx) => {
    for (const platform of PLATFORMS) {
      const entry = (platforms as Partial<Record<typeof platform, Parameters<typeof setPlatform>[3]>>)[platform];
      if (entry) await setPlatform(tx, login.userId, platform, entry);
    }
    for (const name of ENTITLEMENT_NAMES) if (entitlements[name]) await ensureEntitlement(tx, login.userId, name);
    if (hasActiveSubscription) await buildPlan(tx, login.userId, { plan: 'starter', interval: 'monthly' });
  });
  for (const { platform, site } of accounts) await buildAccount(db, login.userId, { platform, homeSite: site });
  return login;
}
