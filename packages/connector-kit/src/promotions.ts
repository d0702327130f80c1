import type { Money, Site } from '@quayside/kernel';
import type { Outcome } from './outcome.ts';
import type { AccountSession } from './runtime.ts';

/**
 * The seller's share of a promoted sale, in percent of its price: a decimal string with exactly one decimal, such as `5.0`. Between
 * `lowestBid` and `highestBid` of the channel.
 */
export type BidPercent = string;

/**
 * Present if the marketplace promotes listings for a share of what they sell for. A listing is promoted by an ad in a campaign, and has at
 * most one ad. A campaign belongs to one site.
 *
 * Every change may be repeated after a lost answer and then succeeds without doing anything twice: a campaign is found again by its name, an
 * ad by its listing. A change of a state or a bid that already is as wanted succeeds.
 *
 * Every call throws a ConnectorError if the whole call failed. Its code, like that of an outcome, is explained by `refusalOf`. `rejected` with
 * the refusal `right-missing` tells that the account was connected without the permission for promotions; its other work goes on.
 */
export interface PromotionChannel {
  /** The sites on which the marketplace promotes listings this way. */
  readonly sites: readonly Site[];
  readonly lowestBid: BidPercent;
  readonly highestBid: BidPercent;
  /** The most ads in one campaign. The units of a listing with variations count one by one. */
  readonly adsPerCampaign: number;
  /** The most listings in one call of the marketplace. The methods take any number and use the fewest calls. */
  readonly batch: number;
  /** The most characters of a campaign's name. It must not contain `<` or `>`, and is unique in the account, also among ended campaigns. */
  readonly nameLimit: number;
  /** The most days from the first to the last day of a report, and the most campaigns in it. */
  readonly reportDays: number;
  readonly reportCampaigns: number;
  /** The operations that calls count against: reports have one of their own, with a small quota. */
  readonly operation: string;
  readonly reportOperation: string;

  /** What our code of the refusal is; undefined if the error is none, or none that is known: its message has the marketplace's words. */
  refusalOf(error: { readonly code: string | undefined }): PromotionRefusal | undefined;
  /** The marketplace's own page on which the seller accepts the terms of promotion and sees all campaigns. */
  termsPage(site: Site): string;

  /** Whether the account may promote on the site. Never throws for a missing right: that is an answer. */
  eligibility(session: AccountSession, site: Site): Promise<PromotionEligibility>;
  /**
   * The bids that the marketplace suggests, in the order of the listings. Outcomes fail as a whole call does: a call that failed concerns
   * its own listings only.
   */
  suggestedBids(
    session: AccountSession,
    site: Site,
    listingIds: readonly string[],
  ): Promise<readonly Outcome<SuggestedBid>[]>;

  /** All campaigns of the account that promote for a share of the sale, ended ones too, in pages. A null `cursor` starts, a null next ends. */
  listCampaigns(session: AccountSession, cursor: string | null): Promise<CampaignPage>;
  /** Null if there is none of this name (upper and lower case differ). */
  findCampaign(session: AccountSession, name: string): Promise<Campaign | null>;
  readCampaign(session: AccountSession, campaignId: string): Promise<Campaign | null>;
  /**
   * Creates a campaign that begins at once and has no end, or returns the one that has the name already.
   * @throws ConnectorError `rejected` (`name-taken`) if the campaign of that name has ended or is another site's; `unknown` if the answer
   * was lost and the campaign cannot be found yet. Repeating the call then creates no second one
   */
  createCampaign(session: AccountSession, site: Site, wanted: WantedCampaign): Promise<Campaign>;
  /**
   * Pauses, resumes or ends a campaign; an ended one can never be resumed, and its listings are free for other campaigns.
   * @throws ConnectorError `rejected` (`campaign-ended`, `campaign-state`), `not-found`, `unavailable` (`campaign-busy`)
   */
  setCampaignState(session: AccountSession, campaignId: string, state: 'running' | 'paused' | 'ended'): Promise<void>;
  /** @throws ConnectorError `rejected` (`name-taken`, `campaign-ended`), `not-found` */
  renameCampaign(session: AccountSession, campaignId: string, name: string): Promise<void>;

  /**
   * Adds listings to a campaign. Succeeds for a listing that is in it already; `bid` is then the one that it has.
   *
   * Errors of one listing: `rejected` (`listing-not-live`, `listing-other-site`, `listing-not-allowed`, `ad-elsewhere`, `bid-invalid`,
   * `campaign-full`), `unavailable` (`campaign-busy`, or a failing server: may be repeated), `rate-limited`, and `unknown`
   * if its answer is missing and the campaign does not show it.
   */
  addAds(session: AccountSession, campaignId: string, ads: readonly WantedAd[]): Promise<readonly Outcome<Ad>[]>;
  /** Changes bids. Errors of one listing as those of `addAds`, and `not-found` if it has no ad in the campaign. */
  updateBids(session: AccountSession, campaignId: string, ads: readonly WantedAd[]): Promise<readonly Outcome<void>[]>;
  /** Ends the promotion of listings. Succeeds for a listing without an ad in the campaign, and if the campaign has ended. */
  removeAds(
    session: AccountSession,
    campaignId: string,
    listingIds: readonly string[],
  ): Promise<readonly Outcome<void>[]>;
  /** The ads of a campaign in pages. A null `cursor` starts, a null next ends. An ended campaign has none. */
  listAds(session: AccountSession, campaignId: string, cursor: string | null): Promise<AdPage>;
  /** The ads that some listings have in a campaign; a listing without one is absent. */
  findAds(session: AccountSession, campaignId: string, listingIds: readonly string[]): Promise<ReadonlyMap<string, Ad>>;
  /** The campaigns, paused ones too, in which a listing has an ad. Says where the ad of `ad-elsewhere` is. */
  campaignsOf(session: AccountSession, listingId: string): Promise<readonly Campaign[]>;

  /**
   * Asks for the numbers of campaigns by listing and day, and returns a ticket that survives a restart. Asked twice, two equal reports are
   * made.
   */
  requestReport(session: AccountSession, site: Site, wanted: WantedReport): Promise<string>;
  /**
   * The rows of a report; null while the marketplace makes it.
   * @throws ConnectorError `rejected` (`report-failed`) if it could not be made, `not-found` if it has expired. Then ask for a new one
   */
  readReport(session: AccountSession, ticket: string): Promise<readonly PromotionReportRow[] | null>;
}

/** What a marketplace's refusal means. */
export type PromotionRefusal =
  /** The account was connected without the permission; the seller connects it again. */
  | 'right-missing'
  /** The seller has not accepted the marketplace's terms of promotion, see `termsPage`. */
  | 'terms-not-accepted'
  /** The seller's level or recent sales do not suffice. */
  | 'not-eligible'
  | 'site-not-served'
  | 'name-taken'
  | 'name-invalid'
  | 'campaign-ended'
  /** The campaign's state does not allow the change, such as resuming one that is not paused. */
  | 'campaign-state'
  /** The marketplace is still applying an earlier change. */
  | 'campaign-busy'
  | 'campaign-full'
  | 'campaign-gone'
  /** The campaign is paid in another way, such as by click. */
  | 'campaign-kind'
  | 'bid-invalid'
  /** It has ended, or it is so new that the marketplace's advertising does not know it yet; the marketplace does not say which. */
  | 'listing-not-live'
  | 'listing-other-site'
  /** The kind of listing or its category is not promoted. */
  | 'listing-not-allowed'
  /** The listing is promoted by another campaign. */
  | 'ad-elsewhere'
  | 'ad-gone'
  | 'report-failed';

export type PromotionEligibility =
  | { readonly state: 'eligible' }
  /**
   * `activity`: too few recent sales or too new; `standing`: the seller's level; `restricted`: the account or site is excluded; `other`: see
   * `message`.
   */
  | {
      readonly state: 'ineligible';
      readonly why: 'activity' | 'standing' | 'restricted' | 'other';
      /** In the marketplace's words. */
      readonly message: string;
    }
  | { readonly state: 'right-missing' }
  /** The marketplace does not promote on the site. */
  | { readonly state: 'not-served' }
  /** The marketplace answered in a way that says neither. */
  | { readonly state: 'unknown'; readonly message: string };

export interface SuggestedBid {
  readonly listingId: string;
  /** Tailored to the listing; null if the marketplace suggests none, for instance while an ad promotes it. Raised to `lowestBid`. */
  readonly bid: BidPercent | null;
  /** What similar promoted listings bid; null if unknown. */
  readonly trending: BidPercent | null;
  /** Whether the marketplace expects that promotion pays for this listing. False also if it cannot tell. */
  readonly isRecommended: boolean;
}

export type CampaignState =
  | 'draft'
  | 'scheduled'
  | 'running'
  | 'paused'
  /** Paused by the marketplace, because the seller's level has dropped. It runs again by itself. */
  | 'paused-by-marketplace'
  | 'ending'
  | 'ended'
  /** A state that Quayside does not know. */
  | 'unknown';

export interface Campaign {
  readonly campaignId: string;
  readonly name: string;
  /** Null for a site that Quayside does not serve. */
  readonly site: Site | null;
  readonly state: CampaignState;
  /** The bid with which it was created; null if ads follow the marketplace's suggestion. */
  readonly bid: BidPercent | null;
  /** Whether the marketplace itself changes the bids daily. */
  readonly isDynamic: boolean;
  /** Whether the marketplace chooses the listings by rules; ads can then be neither added nor removed. */
  readonly isByRules: boolean;
  /** ISO times. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

export interface CampaignPage {
  readonly campaigns: readonly Campaign[];
  readonly next: string | null;
}

export interface WantedCampaign {
  /** Always the same for the same campaign, because it is found again by it. */
  readonly name: string;
  readonly bid: BidPercent;
}

export interface WantedAd {
  readonly listingId: string;
  readonly bid: BidPercent;
}

export interface Ad {
  /** Null if the marketplace did not say it. */
  readonly adId: string | null;
  readonly listingId: string;
  /** Null if the marketplace changes it daily or did not say it. */
  readonly bid: BidPercent | null;
}

export interface AdPage {
  readonly ads: readonly Ad[];
  readonly next: string | null;
  /** How many ads the campaign has; null if the marketplace does not say. */
  readonly total: number | null;
}

export interface WantedReport {
  readonly campaignIds: readonly string[];
  /** First and last day, both included: `2026-11-01`. No day of the future. */
  readonly from: string;
  readonly to: string;
}

/** The numbers of one listing in one campaign on one day. Sales and fees may change for three more days. */
export interface PromotionReportRow {
  readonly campaignId: string;
  readonly listingId: string;
  /** `2026-11-01`, as the marketplace cuts days. */
  readonly day: string;
  readonly impressions: number;
  readonly clicks: number;
  /** Sold pieces that the marketplace attributes to the ad. */
  readonly sold: number;
  /** What buyers paid for them, and what the marketplace charges for it; null if the currency is one in which Quayside does not trade. */
  readonly sales: Money | null;
  readonly fees: Money | null;
}
