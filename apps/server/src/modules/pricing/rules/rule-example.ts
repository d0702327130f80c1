import type { RuleExample } from '@quayside/contract';
import { listingSitesOf, siteFacts } from '@quayside/kernel';
import { chooseItemRule, type ItemRule, isForSite } from '@quayside/kernel/pricing-rules';
import type { Db } from '../../../platform/database/db.ts';
import { getItems } from '../../products/index.ts';
import { loadRateTable } from '../../rates/index.ts';
import { listOnSale } from '../floors/floor-lists.repository.ts';
import { loadRuleBook } from '../pricing.repository.ts';
import { loadReach } from '../reach.ts';
import { placeOf, type SellingAccount } from '../selling-account.ts';
import { workUnder } from './rule-book.ts';

/** What a rule makes of the first item that it fits, on each of its sites. The days of the rule play no part. */
export async function workExample(
  db: Db,
  userId: number,
  account: SellingAccount,
  given: ItemRule,
): Promise<RuleExample> {
  const rule: ItemRule = { ...given, isEnabled: true, from: null, to: null };
  const sites = listingSitesOf(placeOf(account)).filter((site) => isForSite(rule, site));
  const fits = { ...rule, sites: null, uplift: { kind: 'percent', basisPoints: 0 } } as const;
  const [first] = sites;
  const found =
    first && (await listOnSale(db, userId)).find((one) => chooseItemRule([fits], one, first, '') !== undefined);
  const [item] = found ? await getItems(db, userId, [found.itemId]) : [];
  if (!found || !item) return { item: null, sites: [] };
  const { accountId } = account;
  const book = { ...(await loadRuleBook(db, userId, accountId)), itemRules: [rule] };
  const reachOf = await loadReach(db, { userId, accountId }, [item.itemId]);
  const rates = await loadRateTable(db);
  return {
    item: { itemId: item.itemId, title: item.title, price: item.price },
    sites: sites.map((site) => {
      const rate = rates(found.price.currency, siteFacts(site).currency);
      const worked = workUnder(book, found, site, rate, reachOf)(found.price);
      const price = worked.byItems ? worked.final : null;
      const { lacks, shareAt } = reachOf(found, site);
      return { site, price, marginShare: price && shareAt(price), lacks };
    }),
  };
}
