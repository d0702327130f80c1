import type { ChangeView, ProductSettingsInput, ProductSettingsView } from '@quayside/contract';
import { type AccountRef, listingSitesOf } from '@quayside/kernel';
import { DEFAULT_COUNTRY } from '@quayside/kernel/product-settings';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { type Account, getAccount } from '../accounts/index.ts';
import { type ChangeDeps, prepareChange } from '../changes/index.ts';
import { actorOf } from '../history/index.ts';
import type { FollowDeps } from '../listings/index.ts';
import { productSettingsKind } from './product-settings.kind.ts';
import { loadProductSettings } from './product-settings.repository.ts';
import { countSettled, readNow } from './settled-listings.repository.ts';

/** @throws account_not_found if the account is not the seller's, or not one of eBay */
async function requireEbay(db: Db, { userId, accountId }: AccountRef): Promise<Account> {
  const account = await getAccount(db, userId, accountId);
  if (account?.platform !== 'ebay') throw fail('account_not_found');
  return account;
}

const countriesOf = ({ platform, sourceSite: site }: Account) => listingSitesOf({ platform, site });

/** @throws account_not_found */
export async function viewSettings(db: Db, ref: AccountRef): Promise<ProductSettingsView> {
  const account = await requireEbay(db, ref);
  const settings = (await loadProductSettings(db, ref.userId))(ref.accountId);
  const listings = await countSettled(db, ref);
  return {
    standard: settings.standard,
    countries: countriesOf(account).map((site) => ({
      site,
      ...(settings.countries.get(site) ?? DEFAULT_COUNTRY),
      listings: listings.get(site) ?? 0,
    })),
  };
}

/** @throws account_not_found, site_not_abroad */
export async function prepareSettings(
  deps: ChangeDeps & FollowDeps,
  who: Who,
  accountId: number,
  input: ProductSettingsInput,
): Promise<ChangeView> {
  const { userId } = who;
  const account = await requireEbay(deps.db, { userId, accountId });
  const stored = (await loadProductSettings(deps.db, userId))(accountId);
  const named = { accountId, username: account.username, since: await readNow(deps.db) };
  const given = { userId, actor: actorOf(who) };
  if (input.site === null) {
    const changed = { ...named, site: null, before: stored.standard, after: input.settings };
    return prepareChange(deps, productSettingsKind(deps), { ...given, settings: changed });
  }
  if (!countriesOf(account).includes(input.site)) throw fail('site_not_abroad');
  const before = stored.countries.get(input.site) ?? DEFAULT_COUNTRY;
  const changed = { ...named, site: input.site, before, after: input.settings };
  return prepareChange(deps, productSettingsKind(deps), { ...given, settings: changed });
}
