import type { ReadingConnector } from '@quayside/connector-kit';
import type { AccountRef, Site } from '@quayside/kernel';
import { type StockLimits, toldStock, WHOLE_STOCK } from '@quayside/kernel/stock-limits';
import type { Item } from '../products/index.ts';
import type { AccountLimits } from '../stock/index.ts';

/** How much of an item's stock an account tells a site, as it will for the listing once it has a stock target there. */
function limitsOn(
  { standard, sites }: AccountLimits,
  { capabilities }: Pick<ReadingConnector, 'capabilities'>,
  { accountId }: Pick<AccountRef, 'accountId'>,
  item: Pick<Item, 'accountId'>,
  site: Site,
): StockLimits {
  const isShared = capabilities.sharedStockSites.some((group) => group.includes(site));
  if (!isShared) return sites.get(site) ?? standard;
  return item.accountId === accountId ? WHOLE_STOCK : standard;
}

/** The quantity that a site is told of a number of pieces of an item. */
export function toldOn(...place: Parameters<typeof limitsOn>): (pieces: number) => number {
  const limits = limitsOn(...place);
  return (pieces) => toldStock(pieces, limits);
}
