import type { ChangeView } from '@quayside/contract';
import { type ItemOnSite, isCurrency, money } from '@quayside/kernel';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import type { Account } from '../accounts/index.ts';
import type { ChangeDeps } from '../changes/index.ts';
import { proposePrices } from '../pricing/index.ts';
import { proposeTitles } from '../translations/index.ts';
import { findIn, type ImprovementDeps } from './find-improvements.ts';

export type ProposeDeps = ImprovementDeps & ChangeDeps;

/** Prepares the longer titles that are proposed for listings now. @throws nothing_selected if none is */
export async function prepareTitles(
  deps: ProposeDeps,
  who: Who,
  account: Account,
  places: readonly ItemOnSite[],
): Promise<ChangeView> {
  const found = await findIn(deps, account, places, 'titleSpace');
  const proposed = found.flatMap(({ itemId, site, title: before, improvements }) =>
    improvements.flatMap((one) =>
      one.check === 'titleSpace' && one.proposal !== null ? [{ itemId, site, before, title: one.proposal }] : [],
    ),
  );
  if (proposed.length === 0) throw fail('nothing_selected');
  return proposeTitles(deps, who, [account.accountId], proposed);
}

/** Prepares what listings cost most of the time, as prices by hand. @throws nothing_selected if no price is high any more */
export async function preparePrices(
  deps: ProposeDeps,
  who: Who,
  account: Account,
  places: readonly ItemOnSite[],
): Promise<ChangeView> {
  const found = await findIn(deps, account, places, 'priceHigh');
  const proposed = found.flatMap(({ itemId, site, improvements }) =>
    improvements.flatMap((one) =>
      one.check === 'priceHigh' && isCurrency(one.usual.currency)
        ? [{ itemId, site, price: money(one.usual.minor, one.usual.currency) }]
        : [],
    ),
  );
  if (proposed.length === 0) throw fail('nothing_selected');
  return proposePrices(deps, who, [account.accountId], proposed);
}
