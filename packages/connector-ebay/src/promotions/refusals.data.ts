import type { PromotionRefusal } from '@quayside/connector-kit';

/** A report that eBay could not make; it states no error id. */
export const REPORT_FAILED = 'AD_REPORT_FAILED';

/** What the error ids of eBay's Marketing API mean. Its documentation lists them per operation. */
export const PROMOTION_REFUSALS: Readonly<Record<string, PromotionRefusal>> = {
  1100: 'right-missing',
  35007: 'bid-invalid',
  35010: 'campaign-kind',
  35013: 'listing-not-live',
  35019: 'name-invalid',
  35020: 'name-invalid',
  35021: 'name-taken',
  35023: 'name-invalid',
  35035: 'campaign-ended',
  35036: 'ad-elsewhere',
  35044: 'ad-gone',
  35045: 'campaign-gone',
  35046: 'campaign-gone',
  35048: 'listing-not-live',
  35051: 'site-not-served',
  35052: 'listing-not-allowed',
  35054: 'listing-other-site',
  35055: 'campaign-state',
  35056: 'campaign-state',
  35057: 'listing-not-allowed',
  35058: 'listing-not-allowed',
  35059: 'listing-not-allowed',
  35061: 'campaign-busy',
  35063: 'campaign-busy',
  35064: 'campaign-kind',
  35067: 'terms-not-accepted',
  35072: 'campaign-full',
  35075: 'listing-not-allowed',
  35077: 'not-eligible',
  35078: 'not-eligible',
  35080: 'campaign-kind',
  35089: 'not-eligible',
  36101: 'campaign-kind',
  36408: 'terms-not-accepted',
  [REPORT_FAILED]: 'report-failed',
};

/** Refusals that concern one listing: if a whole call is refused for one, the others have done nothing wrong. */
const OF_LISTINGS: ReadonlySet<PromotionRefusal> = new Set([
  'bid-invalid',
  'listing-not-live',
  'listing-other-site',
  'listing-not-allowed',
  'ad-elsewhere',
  'ad-gone',
]);

export function refusalOf({ code }: { readonly code: string | undefined }): PromotionRefusal | undefined {
  return code === undefined ? undefined : PROMOTION_REFUSALS[code];
}

export function isOfListing(error: { readonly code: string | undefined }): boolean {
  const refusal = refusalOf(error);
  return refusal !== undefined && OF_LISTINGS.has(refusal);
}
