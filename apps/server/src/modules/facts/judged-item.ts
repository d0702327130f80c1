import type { PriceBreakdownView, RunItemVerdict } from '@quayside/contract';
import type { Currency, PriceOwner, Reason, Site } from '@quayside/kernel';
import { breakdownView } from '../pricing/index.ts';
import type { Item } from '../products/index.ts';
import { shippingCost } from '../shipping/index.ts';
import type { SiteTitle } from '../translations/index.ts';
import { type PlaceFacts, reasonOf, type Verdict } from './checks.ts';

/** An item on a site with the verdict on it, and what would be listed. */
export interface JudgedItem {
  readonly itemId: number;
  readonly site: Site;
  readonly verdict: RunItemVerdict;
  readonly reason: Reason | null;
  readonly title: string | null;
  readonly titleLabel: string | null;
  /** The item's title at home when this one was made. */
  readonly homeTitle: string | null;
  /** Parts of the source title that the title lacks. */
  readonly dropped: readonly string[];
  readonly price: JudgedPrice | null;
  readonly quantity: number | null;
  readonly categoryId: string | null;
  /** The marketplace is to preview the listing before it is sent. */
  readonly isPreviewDue?: boolean;
}

export interface JudgedPrice {
  readonly minor: number;
  readonly currency: Currency;
  readonly owner: PriceOwner;
  readonly breakdown: PriceBreakdownView;
  /** By unit id, in minor units; the consented price is the price that is sent. */
  readonly units: Readonly<Record<string, number>>;
}

export function judgedItem(
  { item, site, price, available, route }: PlaceFacts,
  verdict: Verdict,
  title: SiteTitle | undefined,
  categoryId: string | null = item.categoryId,
): JudgedItem {
  return {
    itemId: item.itemId,
    site,
    verdict: verdict.verdict,
    reason: reasonOf(verdict),
    title: title?.ok ? title.title : null,
    titleLabel: title?.ok ? title.label : null,
    homeTitle: item.title,
    dropped: title?.ok ? title.dropped : [],
    price: {
      minor: price.price.minor,
      currency: price.price.currency,
      owner: price.owner,
      breakdown: { ...breakdownView(price.breakdown), shipping: shippingCost(route) },
      units: Object.fromEntries([...price.unitPrices].map(([unitId, unitPrice]) => [unitId, unitPrice.minor])),
    },
    quantity: available,
    categoryId,
  };
}

/** What is known of a listing that is not to be made. */
export const NOT_OFFERED = {
  ...{ title: null, titleLabel: null, homeTitle: null, dropped: [] },
  ...{ price: null, quantity: null, categoryId: null },
} as const;

export function blockedAtHome({ itemId, title, categoryId }: Item, site: Site): JudgedItem {
  const reason = { code: 'home_site' } as const;
  return { ...NOT_OFFERED, itemId, site, verdict: 'blocked', reason, homeTitle: title, categoryId };
}
