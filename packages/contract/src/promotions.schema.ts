import { LEAST_AD_RATE, MOST_AD_RATE } from '@quayside/kernel/promotions';
import { z } from 'zod';
import { changeSchema } from './changes.schema.ts';
import { AD_LACKS, AD_VIEWS, MOST_FILE_SKUS, MOST_ITEMS, promotions } from './promotions.ts';
import {
  accountParams,
  cursor,
  isOnePerSite,
  isoTime,
  limit,
  nameSchema,
  page,
  schemasFor,
  visibleText,
  wireMoney,
} from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const id = z.number().int();
const count = z.number().int().nonnegative();
/** In basis points of what the buyer pays; eBay takes steps of a tenth of a percent. */
const rate = z.number().int().min(LEAST_AD_RATE).max(MOST_AD_RATE).multipleOf(10);

const strategy = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('recommended'), shift: z.number().int().min(-2_000).max(2_000).multipleOf(10) }),
  z
    .strictObject({ kind: z.literal('range'), from: rate, to: rate })
    .refine(({ from, to }) => from <= to, 'from_above_to'),
  z.strictObject({ kind: z.literal('flat'), rate }),
]);
/** An amount is in minor units of the site's currency, for each sale. */
const cap = z.discriminatedUnion('in', [
  z.strictObject({ in: z.literal('percent'), basisPoints: rate }),
  z.strictObject({ in: z.literal('amount'), minor: z.number().int().min(1).max(10_000_000) }),
]);

const marketInput = z.strictObject({ site: siteSchema, state: z.enum(['open', 'closed']), strategy, cap });
export type AdMarketInput = z.output<typeof marketInput>;
export { cap as adCapSchema, marketInput as adMarketSchema };

const eligibility = z.object({
  state: z.enum(['eligible', 'ineligible', 'right-missing', 'not-served', 'unknown']),
  /** Of `ineligible`. */
  why: z.enum(['activity', 'standing', 'restricted', 'other']).nullable(),
  /** In the marketplace's words. */
  message: z.string().nullable(),
});
export type AdEligibility = z.output<typeof eligibility>;

const market = z.object({
  site: siteSchema,
  /** The account's home. Its permissions are those for listings at home. */
  isDomestic: z.boolean(),
  /** The plan includes promotion on the site. */
  mayOpen: z.boolean(),
  /** The plan includes strategies other than the marketplace's recommendation. */
  mayChooseRates: z.boolean(),
  /** Null before the marketplace was asked. */
  eligibility: eligibility.nullable(),
  state: z.enum(['closed', 'open', 'paused']),
  strategy,
  cap,
  /** Live listings of the account on the site. */
  listings: count,
  /** Listings with an ad at the marketplace. */
  promoted: count,
  /** Ads whose change is not confirmed yet. */
  waiting: count,
  /** Ads that the marketplace refused. */
  failed: count,
  /** Listings that get no ad, although the market is open. */
  lacking: count,
  excluded: count,
  /** Listings for which the marketplace suggests a rate. */
  suggested: count,
  /** What the marketplace says of the campaign; null if there is none. */
  campaign: z
    .object({
      name: z.string(),
      wanted: z.enum(['running', 'paused', 'ended']),
      state: z.enum(['new', 'running', 'paused', 'ended']),
      /** The refusal's code, or `other`; null if it was not refused. */
      reason: z.string().nullable(),
      message: z.string().nullable(),
    })
    .nullable(),
  /** The marketplace's page on which its terms are accepted. */
  termsPage: z.string().nullable(),
});
nameSchema(market, 'AdMarket');
export type AdMarket = z.output<typeof market>;

const ownCampaign = z.object({ campaignId: z.string(), name: z.string(), site: siteSchema, state: z.string() });

const overview = z.object({
  isOptedOut: z.boolean(),
  /** `customer`: promotion of listings at home is possible and not used yet. */
  show_upsell_banner: z.object({ customer: z.boolean() }),
  /** When the marketplace was asked for eligibility and campaigns; null if never. */
  readAt: isoTime.nullable(),
  stoppedAt: isoTime.nullable(),
  markets: z.array(market).readonly(),
  /** The seller's own campaigns on these sites. A listing has only one ad, so they keep listings from Quayside's. */
  ownCampaigns: z.array(ownCampaign).readonly(),
});
nameSchema(overview, 'PromotionOverview');
export type PromotionOverview = z.output<typeof overview>;

const view = z.enum(AD_VIEWS);
const promotedItem = z.object({
  itemId: id,
  site: siteSchema,
  sku: z.string(),
  title: z.string(),
  /** The highest price of the listing. */
  price: wireMoney.nullable(),
  /** Price and shipping that the buyer pays, taxes of the site included; null if the shipping is unknown. */
  total: wireMoney.nullable(),
  /** A tax is added at the checkout, which the total does not contain. */
  isTaxAdded: z.boolean(),
  /** In basis points: what the marketplace has, and what is wanted. */
  rate: id.nullable(),
  wanted: id.nullable(),
  /** What one sale through the ad costs at the wanted rate; null if the total or the rate is unknown. */
  cost: wireMoney.nullable(),
  suggested: id.nullable(),
  suggestedAt: isoTime.nullable(),
  isExcluded: z.boolean(),
  cap: cap.nullable(),
  lack: z.enum(AD_LACKS).nullable(),
  state: z.enum(['due', 'done', 'failed']).nullable(),
  /** The refusal's code, or `other`, with the marketplace's words. */
  reason: z.string().nullable(),
  message: z.string().nullable(),
});
nameSchema(promotedItem, 'PromotedItem');
export type PromotedItem = z.output<typeof promotedItem>;

const itemQuery = z.strictObject({
  site: siteSchema,
  view: view.optional(),
  /** A part of the title or the SKU. */
  query: z.string().max(200).optional(),
  cursor: cursor.optional(),
  limit: limit.optional(),
});
export type PromotedItemQuery = z.output<typeof itemQuery>;

const itemChange = z.strictObject({
  sites: z.array(siteSchema).min(1).max(20).readonly(),
  /** `excluded`: all that are excluded on these sites. */
  of: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('items'), itemIds: z.array(id.positive()).min(1).max(MOST_ITEMS).readonly() }),
    z.strictObject({ kind: z.literal('skus'), skus: z.array(visibleText(200)).min(1).max(MOST_FILE_SKUS).readonly() }),
    z.strictObject({ kind: z.literal('excluded') }),
  ]),
  set: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('excluded'), isExcluded: z.boolean() }),
    z.strictObject({ kind: z.literal('cap'), cap: cap.nullable() }),
  ]),
});
export type PromotedItemChange = z.output<typeof itemChange>;
export { itemChange as promotedItemChange };

const figures = z.object({
  impressions: count,
  clicks: count,
  sold: count,
  /** Null if the marketplace stated an amount in another currency. */
  sales: wireMoney.nullable(),
  fees: wireMoney.nullable(),
});
const report = z.object({
  site: siteSchema,
  /** ISO dates, both included. */
  from: z.string(),
  to: z.string(),
  totals: figures,
  days: z.array(figures.extend({ day: z.string() })).readonly(),
  /** When the figures were read; null if never. Sales and fees settle within three days. */
  readAt: isoTime.nullable(),
  isReading: z.boolean(),
});
nameSchema(report, 'AdReport');
export type AdReport = z.output<typeof report>;

const marketParams = z.strictObject({ ...accountParams.shape, site: siteSchema });

export const promotionsSchemas = schemasFor(promotions, {
  get: { params: accountParams, output: overview },
  refresh: { params: accountParams, output: overview },
  prepare: {
    params: accountParams,
    body: z.strictObject({
      markets: z.array(marketInput).min(1).max(20).refine(isOnePerSite, 'two_of_a_site').readonly(),
    }),
    output: changeSchema,
  },
  pause: { params: marketParams, output: overview },
  resume: { params: marketParams, output: overview },
  stop: { params: accountParams, output: z.object({ campaigns: count }) },
  setOptOut: {
    params: accountParams,
    body: z.strictObject({ isOptedOut: z.boolean() }),
    output: z.object({ isOptedOut: z.boolean() }),
  },
  endOwn: {
    params: accountParams,
    body: z.strictObject({ campaignIds: z.array(z.string().min(1).max(100)).min(1).max(500).readonly() }),
    output: overview,
  },
  listItems: { params: accountParams, query: itemQuery, output: page(promotedItem) },
  prepareItems: { params: accountParams, body: itemChange, output: changeSchema },
  getReport: {
    params: marketParams,
    query: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
    output: report,
  },
  readReport: { params: marketParams, output: z.object({ isReading: z.boolean() }) },
});
