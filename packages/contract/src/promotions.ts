import type { Site } from '@quayside/kernel';
import type { NoAdReason } from '@quayside/kernel/promotions';
import { type AccountParams, defineCall, type Page } from './call.ts';
import type { ChangeView } from './changes.schema.ts';
import type { ErrorStatuses } from './errors.ts';
import type {
  AdMarketInput,
  AdReport,
  PromotedItem,
  PromotedItemChange,
  PromotedItemQuery,
  PromotionOverview,
} from './promotions.schema.ts';

export type {
  AdEligibility,
  AdMarket,
  AdMarketInput,
  AdReport,
  PromotedItem,
  PromotedItemChange,
  PromotedItemQuery,
  PromotionOverview,
} from './promotions.schema.ts';

/** The most items that one change names, and the most SKUs of a file. */
export const MOST_ITEMS = 500;
export const MOST_FILE_SKUS = 20_000;
/** The most days of a report. */
export const MOST_REPORT_DAYS = 92;

/** Why a listing has no ad although its market is open. Each code has the message `promotions:lack.<code>`. */
export const AD_LACKS = ['no_suggestion', 'total_unknown', 'cap_too_low', 'excluded'] as const satisfies readonly (
  | NoAdReason
  | 'excluded'
)[];
export type AdLack = (typeof AD_LACKS)[number];

/** Which listings of a market are shown; all of them by default. */
export const AD_VIEWS = ['promoted', 'waiting', 'failed', 'lacking', 'excluded'] as const;
export type AdView = (typeof AD_VIEWS)[number];

/** The error codes of this room → HTTP status. */
export const promotionsErrors = {
  promotions_opted_out: 409,
  promotion_not_in_plan: 403,
  ad_rates_not_in_plan: 403,
  market_not_eligible: 409,
  market_not_open: 409,
  own_campaign_not_found: 404,
  report_too_long: 400,
  report_not_available: 409,
} as const satisfies ErrorStatuses;

const screen = { userParam: 'id', requiresScreen: 'marketing' } as const;
const PATH = '/v1/users/{id}/promotions/accounts/{accountId}';

type OfAccount = { params: AccountParams };
type OfMarket = { params: AccountParams & { site: Site } };

/** Promoted listings on eBay: markets with strategies and caps, exclusions, the seller's own campaigns, and what ads brought. */
export const promotions = {
  get: defineCall<OfAccount, PromotionOverview>({
    id: 'promotions.get',
    method: 'GET',
    path: PATH,
    summary: 'How the listings of an account are promoted, by market',
    errors: ['account_not_found'],
    ...screen,
  }),
  /** Asks the marketplace. */
  refresh: defineCall<OfAccount, PromotionOverview>({
    id: 'promotions.refresh',
    method: 'POST',
    path: `${PATH}/refresh`,
    summary: 'Ask the marketplace for eligibility and the seller’s own campaigns',
    errors: ['account_not_found', 'account_disconnected', 'marketplace_unavailable', 'platform_not_available'],
    ...screen,
  }),
  /** Prepares opening, changing or closing markets. Nothing changes before the consent. */
  prepare: defineCall<OfAccount & { body: { markets: readonly AdMarketInput[] } }, ChangeView>({
    id: 'promotions.prepare',
    method: 'POST',
    path: `${PATH}/changes`,
    summary: 'Prepare how listings of some markets are promoted',
    status: 201,
    errors: [
      'account_not_found',
      'site_not_supported',
      'promotions_opted_out',
      'promotion_not_in_plan',
      'ad_rates_not_in_plan',
      'market_not_eligible',
    ],
    ...screen,
  }),
  /** Ads stay, but are not shown until the market is resumed. */
  pause: defineCall<OfMarket, PromotionOverview>({
    id: 'promotions.pause',
    method: 'POST',
    path: `${PATH}/markets/{site}/pause`,
    summary: 'Pause the ads of a market',
    errors: ['account_not_found', 'market_not_open'],
    ...screen,
  }),
  resume: defineCall<OfMarket, PromotionOverview>({
    id: 'promotions.resume',
    method: 'POST',
    path: `${PATH}/markets/{site}/resume`,
    summary: 'Resume the ads of a paused market',
    errors: ['account_not_found', 'market_not_open', 'promotions_opted_out', 'promotion_not_in_plan'],
    ...screen,
  }),
  /** Ends all campaigns that Quayside has made, at once. */
  stop: defineCall<OfAccount, { campaigns: number }>({
    id: 'promotions.stop',
    method: 'POST',
    path: `${PATH}/stop`,
    summary: 'Stop all promotion of an account',
    errors: ['account_not_found'],
    ...screen,
  }),
  /** An account that is opted out promotes nothing: everything is stopped, and no market can be opened. */
  setOptOut: defineCall<OfAccount & { body: { isOptedOut: boolean } }, { isOptedOut: boolean }>({
    id: 'promotions.setOptOut',
    method: 'PUT',
    path: `${PATH}/opt-out`,
    summary: 'Take an account out of promotion, or let it take part again',
    errors: ['account_not_found'],
    ...screen,
  }),
  /** Ends campaigns that the seller has made. They cannot be begun again. */
  endOwn: defineCall<OfAccount & { body: { campaignIds: readonly string[] } }, PromotionOverview>({
    id: 'promotions.endOwn',
    method: 'POST',
    path: `${PATH}/own-campaigns/end`,
    summary: 'End the seller’s own campaigns that keep listings from being promoted',
    errors: ['account_not_found', 'own_campaign_not_found'],
    ...screen,
  }),
  listItems: defineCall<OfAccount & { query: PromotedItemQuery }, Page<PromotedItem>>({
    id: 'promotions.listItems',
    method: 'GET',
    path: `${PATH}/items`,
    summary: 'The live listings of a market with their ads',
    errors: ['account_not_found', 'site_not_supported'],
    ...screen,
  }),
  /** Prepares exclusions or caps of items. Nothing changes before the consent. */
  prepareItems: defineCall<OfAccount & { body: PromotedItemChange }, ChangeView>({
    id: 'promotions.prepareItems',
    method: 'POST',
    path: `${PATH}/items/changes`,
    summary: 'Prepare exclusions or caps of items',
    status: 201,
    errors: ['account_not_found', 'item_not_found', 'site_not_supported'],
    bodyLimit: 4_500_000,
    ...screen,
  }),
  getReport: defineCall<OfMarket & { query: { from: string; to: string } }, AdReport>({
    id: 'promotions.getReport',
    method: 'GET',
    path: `${PATH}/markets/{site}/report`,
    summary: 'What the ads of a market brought, by day',
    errors: ['account_not_found', 'site_not_supported', 'report_too_long'],
    ...screen,
  }),
  /** The marketplace makes reports within some minutes. */
  readReport: defineCall<OfMarket, { isReading: boolean }>({
    id: 'promotions.readReport',
    method: 'POST',
    path: `${PATH}/markets/{site}/report`,
    summary: 'Ask the marketplace for new figures',
    status: 202,
    errors: ['account_not_found', 'site_not_supported', 'report_not_available'],
    ...screen,
  }),
};
