import type { Product } from '@quayside/contract';
import type { FixCode, Reason, Site } from '@quayside/kernel';
import { fixOf } from '../../../lib/reasons.ts';

/**
 * What a cell of the matrix says of a product on a site. `home`: it is sold there by the home listing; `differs`: it is listed, and something
 * about it is not as wanted; `title`, `route`: it waits for a title, or for a way to ship; `free`: nothing is known against it; `closed`: no
 * account of the seller lists products of this account there.
 */
export const CELL_STATUSES = [
  'listed',
  'differs',
  'waiting',
  'sending',
  'title',
  'route',
  'blocked',
  'failed',
  'ended',
  'free',
  'home',
  'closed',
] as const;
export type CellStatus = (typeof CELL_STATUSES)[number];

/** Where the products of an account are sold. */
export interface Places {
  readonly home: Site;
  /** Where they can be listed, also by the seller's other accounts. */
  readonly open: readonly Site[];
}

/** The fixes of an obstacle that a title removes, and of one that a way to ship removes. */
const TITLE_FIXES: readonly FixCode[] = ['write_title', 'allow_drafts'];
const ROUTE_FIXES: readonly FixCode[] = ['set_policies', 'choose_shipping'];

/** The reasons behind the letters of a blocked item. */
const BLOCKS = {
  M: 'blacklisted_manual',
  K: 'blacklisted_keyword',
  C: 'category_not_allowed',
  P: 'no_price',
} as const satisfies Readonly<Record<string, Reason['code']>>;

/** @param places those of the product's account; undefined if the account is not the seller's any more */
export function statusOf(product: Product, site: Site, places: Places | undefined): CellStatus {
  if (site === places?.home) return 'home';
  const cell = product.translations[site];
  switch (cell?.state) {
    case 'L':
      return isInOrder(product, site) ? 'listed' : 'differs';
    case 'Q':
      return 'waiting';
    case 'P':
      return 'sending';
    case 'F':
      return 'failed';
    case 'E':
      return 'ended';
    default: {
      if (!places?.open.includes(site)) return 'closed';
      const reason = reasonAt(product, site, places);
      return reason === null ? 'free' : obstacleOf(reason);
    }
  }
}

function isInOrder({ translations, isBlacklisted }: Product, site: Site): boolean {
  const cell = translations[site];
  const isPriced = !cell?.priceGap || cell.priceGap === 'waiting';
  return isPriced && !cell?.isTitleOutdated && !isBlacklisted;
}

function obstacleOf(reason: Reason): CellStatus {
  const fix = fixOf(reason);
  if (TITLE_FIXES.includes(fix)) return 'title';
  return ROUTE_FIXES.includes(fix) ? 'route' : 'blocked';
}

/** Why a product is not listed on a site; null if it is, or if nothing is known against it. */
export function reasonAt(product: Product, site: Site, places: Places | undefined): Reason | null {
  if (site === places?.home) return { code: 'home_site' };
  const cell = product.translations[site];
  if (cell && cell.state !== 'N') return cell.reason;
  if (product.isEnded) return { code: 'ended_at_home' };
  if (product.isBlacklisted) return { code: blockOf(product.blacklistingReason) };
  return product.quantity > 0 ? null : { code: 'out_of_stock' };
}

function blockOf(letters: string): Reason['code'] {
  const letter = (Object.keys(BLOCKS) as (keyof typeof BLOCKS)[]).find((one) => letters.includes(one));
  return BLOCKS[letter ?? 'M'];
}

/** Whether something is on sale or on its way, which can be ended. */
export function canEnd(status: CellStatus): boolean {
  return ['listed', 'differs', 'waiting', 'sending'].includes(status);
}

/** Whether a run may list it, which judges it anew. */
export function canList(status: CellStatus): boolean {
  return ['title', 'route', 'blocked', 'failed', 'ended', 'free'].includes(status);
}
