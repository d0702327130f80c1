import type { SessionUser } from '@quayside/contract';
import type { AccessUser } from '@quayside/kernel';
import { USER_KINDS, type UserKind } from '@quayside/kernel/access/kinds';

/** A session user with the given access, for tests of navigation. */
export function sellerWith(access: AccessUser): SessionUser {
  return {
    ...access,
    id: 1,
    name: 'Harbour Goods',
    email: 'shop@example.com',
    role: 'owner',
    login: { id: 2, email: 'anna@example.com', name: 'Anna', isVerified: true },
    platforms: Object.fromEntries(
      Object.entries(access.platforms).map(([platform, entry]) => [platform, { ...entry, accounts: [], sites: [] }]),
    ),
    accounts: access.accounts.map((account) => ({
      ...account,
      username: `shop-${account.id}`,
      businessType: 'BUSINESS',
      tokens: [],
      tokenExpiresAt: null,
    })),
    ebayOnboarding: { shouldBeOnboarded: false },
    platformStates: {},
    plans: [],
    zuoraAccountId: null,
    special_offers: [],
    lastEventId: 0,
  };
}

/** A user of the design's kind; null for a signed-out visitor. */
export function sellerOf(kind: UserKind | 'signed-out'): SessionUser | null {
  return kind === 'signed-out' ? null : sellerWith(USER_KINDS[kind]);
}
