import { type Site, sitesOf } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Account, getAccount } from '../accounts/index.ts';

/** @throws account_not_found for an account of another business or platform */
export async function requireEbay(db: Db, userId: number, accountId: number): Promise<Account> {
  const account = await getAccount(db, userId, accountId);
  if (account?.platform !== 'ebay') throw fail('account_not_found');
  return account;
}

/** @throws site_not_supported */
export function requireSite(site: Site): void {
  if (!sitesOf('ebay').includes(site)) throw fail('site_not_supported');
}
