import type { ReadingConnector } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { Account } from '../accounts/index.ts';
import { type DesiredState, PRIORITY } from '../dispatch/index.ts';
import type { ListingPlan } from '../facts/index.ts';
import { desiredContent } from '../listings/index.ts';
import type { RunItemRow } from './run-items.repository.ts';

/** The site whose stock this site shares; null if it has its own stock. */
type PoolOf = (site: Site) => Site | null;

/** A shared stock is sent to the home site, because the item exists there before anywhere else. */
export function poolsOf({ sourceSite }: Account, { capabilities }: ReadingConnector): PoolOf {
  return (site) => {
    const sites = capabilities.sharedStockSites.find((group) => group.includes(site));
    return (sites?.includes(sourceSite) ? sourceSite : sites?.[0]) ?? null;
  };
}

/** What is to be sent of a listing: its content, and the price and quantity of each unit. */
export function desiredStatesOf(
  account: Account,
  runId: number,
  { listing, units }: ListingPlan<RunItemRow>,
  poolOf: PoolOf,
  notBefore: Date | undefined,
): DesiredState[] {
  const common = {
    userId: account.userId,
    accountId: account.accountId,
    leaseKey: listing.listingKey,
    site: listing.site,
    itemId: listing.itemId,
    isHome: false as const,
    runId,
  };
  const { currency, priceOwner: owner } = listing;
  return [
    {
      ...desiredContent(account.userId, { ...listing, accountId: account.accountId }),
      runId,
      ...(notBefore ? { notBefore } : {}),
    },
    ...units.flatMap((unit): DesiredState[] => [
      {
        ...common,
        changeKind: 'price',
        targetKey: unit.sku,
        payload: { minor: unit.priceMinor, currency, owner },
        priority: PRIORITY.price,
      },
      {
        ...common,
        changeKind: 'stock',
        targetKey: unit.sku,
        payload: { quantity: unit.quantity },
        ridesOnly: poolOf(listing.site) !== null,
        priority: PRIORITY.stockUp,
      },
    ]),
  ];
}
