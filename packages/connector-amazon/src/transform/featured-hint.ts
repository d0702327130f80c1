import {
  ConnectorError,
  type FeaturedHint,
  failed,
  type Outcome,
  succeeded,
  UNREADABLE_OFFERS,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { toConnectorError } from '../errors.ts';
import { amazonSite, currencyOf } from '../sites.ts';
import type { ExpectedPriceResponse, PricingMoney, SummaryResponse } from '../wire.ts';
import { minorOf } from './market-offer.ts';

/** The price above which Amazon features no offer; it is told by one of two names. */
const REFERENCES = ['CompetitivePriceThreshold', 'CompetitivePrice'];
/** The only status with a price. Amazon may add more of the others, such as `NO_COMPETING_OFFER` and `OFFER_NOT_ELIGIBLE`. */
const HAS_PRICE = 'VALID_FOEP';

/** What Amazon expects of each listing, in the order of the SKUs. A hint that cannot be read says nothing. */
export function toHints(
  site: Site,
  skus: readonly string[],
  expected: readonly ExpectedPriceResponse[],
  summaries: readonly SummaryResponse[],
): Outcome<FeaturedHint>[] {
  const { marketplaceId } = amazonSite(site);
  const currency = currencyOf(site);
  const read = (money: PricingMoney | undefined) => minorOf(money?.amount, money?.currencyCode, currency) || null;
  const references = new Map(
    summaries.flatMap(({ body }): [string, number | null][] => {
      if (body?.asin === undefined || body.marketplaceId !== marketplaceId) return [];
      const found = body.referencePrices?.find(({ name = '' }) => REFERENCES.includes(name));
      return [[body.asin, read(found?.price)]];
    }),
  );
  const bySku = new Map(
    expected
      .filter(({ request }) => request?.marketplaceId === marketplaceId)
      .map((response) => [response.request?.sku, response] as const),
  );
  return skus.map((sku) => {
    const response = bySku.get(sku);
    const code = response?.status?.statusCode ?? 0;
    const { body } = response ?? {};
    if (code >= 400) return failed(toConnectorError({ status: code, errors: body?.errors ?? [], isRepeatable: true }));
    if (code !== 200) {
      const why = 'Amazon’s answer cannot be read: there is none about the listing.';
      return failed(new ConnectorError('unavailable', why, { code: UNREADABLE_OFFERS }));
    }
    const result = body?.featuredOfferExpectedPriceResults?.find(({ resultStatus }) => resultStatus === HAS_PRICE);
    return succeeded({
      expectedPrice: read(result?.featuredOfferExpectedPrice?.listingPrice),
      referencePrice: references.get(body?.offerIdentifier?.asin ?? '') ?? null,
    });
  });
}
