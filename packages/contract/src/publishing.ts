import type { FixCode, ReasonCode, Site } from '@quayside/kernel';
import { defineCall, type Page, type UserParams } from './call.ts';
import type { AccountSelection, PriceBreakdownView, WireMoney } from './products.ts';

export type RunKind = 'list' | 'end';
export type RunState =
  | 'preparing'
  | 'prepared'
  | 'confirmed'
  | 'running'
  | 'done'
  | 'cancelling'
  | 'cancelled'
  | 'failed';
export type RunItemVerdict = 'ready' | 'draft' | 'blocked';
export type RunItemOutcome = 'waiting' | 'queued' | 'listed' | 'ended' | 'failed' | 'skipped' | 'cancelled';

/** The number of run items on a site with this verdict, reason and outcome. */
export interface RunCount {
  readonly site: Site;
  readonly verdict: RunItemVerdict;
  readonly reason: ReasonCode | null;
  readonly fix: FixCode | null;
  readonly outcome: RunItemOutcome;
  /** For drafts: run items with a coverage in [step, step + 10) per cent; 100 is a separate step. */
  readonly coverageStep: number;
  readonly n: number;
}

export interface RunView {
  readonly runId: number;
  /** The account that sells the listings. */
  readonly accountId: number;
  /** The account that owns the items; another one if a marketplace lists items of another platform. */
  readonly sourceAccountId: number;
  readonly kind: RunKind;
  readonly state: RunState;
  readonly sites: readonly Site[];
  readonly itemsTotal: number;
  readonly itemsPrepared: number;
  readonly allowDrafts: boolean;
  readonly coverageThreshold: number;
  readonly counts: readonly RunCount[];
  readonly pausedUntil: string | null;
  readonly pausedReason: string | null;
  readonly errorText: string | null;
  readonly createdAt: string;
  readonly confirmedAt: string | null;
  readonly finishedAt: string | null;
  /** Run items per second over the last minute; null if unknown. */
  readonly pace: number | null;
  /** Null before preparation, and for marketplaces that publish no limits. */
  readonly plan: RunPlan | null;
  /** Estimated from the plan and the pace so far; null while nothing is sent. */
  readonly secondsLeft: number | null;
}

/** The minimum cost of a run: before the consent for all ready run items, afterwards for the confirmed ones. */
export interface RunPlan {
  readonly listings: number;
  /** The minimum time that the marketplace's limits allow, in seconds. */
  readonly seconds: number;
  /** Calls by operation with their limit, the slowest first. */
  readonly calls: readonly RunPlanCalls[];
  /** Calls that each submit many changes. */
  readonly submissions: number;
}

export interface RunPlanCalls {
  readonly operation: string;
  readonly calls: number;
  readonly ratePerSecond: number;
  readonly burst: number;
  readonly quota: number | null;
  readonly seconds: number;
}

export interface RunItem {
  readonly itemId: number;
  readonly site: Site;
  readonly sku: string;
  readonly sourceTitle: string;
  readonly imageUrl: string | null;
  readonly verdict: RunItemVerdict;
  readonly outcome: RunItemOutcome;
  readonly reason: ReasonCode | null;
  readonly reasonParams: Readonly<Record<string, string | number>>;
  readonly fix: FixCode | null;
  readonly title: string | null;
  /** Who wrote the title. `catalogue`: it is the title of the marketplace's own product. */
  readonly titleLabel: string | null;
  /** Percentage of the source title that the title expresses in the buyer's language. */
  readonly coverage: number | null;
  /** Words of the title that are still in the seller's language. */
  readonly untranslated: readonly string[];
  /** Parts of the source title that the title omits: parts without room, and promises that apply at home only. */
  readonly dropped: readonly string[];
  readonly price: WireMoney | null;
  readonly quantity: number | null;
}

/** The listing as the buyer will see it. */
export interface RunItemPreview extends RunItem {
  readonly description: string;
  readonly images: readonly string[];
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly units: readonly {
    readonly sku: string;
    readonly specifics: Readonly<Record<string, string>>;
    readonly price: WireMoney;
    readonly quantity: number;
  }[];
  readonly priceBreakdown: PriceBreakdownView | null;
  readonly categoryPath: readonly string[];
}

export interface RunRequest {
  readonly kind: RunKind;
  /** Items of one account. A wider selection creates one run per account. */
  readonly selection: AccountSelection;
  readonly sites: readonly Site[];
  /** The account that sells, if it does not own the items; `destinationsFor` lists the sites of each pair. */
  readonly accountId?: number;
}

export interface RunParams extends UserParams {
  readonly runId: number;
}

export interface RunItemQuery {
  readonly site?: Site;
  readonly verdict?: RunItemVerdict;
  readonly outcome?: RunItemOutcome;
  readonly reason?: ReasonCode;
  readonly cursor?: string;
  readonly limit?: number;
}

/** A foreign title that was generated from, or written for, a home title that has changed since. */
export interface TitleChange {
  readonly itemId: number;
  readonly site: Site;
  readonly homeTitle: string;
  readonly title: string;
  /** A person wrote it, so it stays until a person writes another one. */
  readonly isByHand: boolean;
  /** The automatic title that would replace it; null for a manual title, or if none can be generated. */
  readonly proposed: string | null;
  readonly label: string | null;
  readonly coverage: number | null;
}

export interface TitleChanges extends Page<TitleChange> {
  readonly automatic: number;
  readonly byHand: number;
}

type AccountParams = UserParams & { readonly accountId: number };

export const publishing = {
  list: defineCall<{ params: UserParams; query: { accountId?: number; cursor?: string } }, Page<RunView>>({
    id: 'publishing.list',
    method: 'GET',
    path: '/v1/users/{id}/publish-runs',
    userParam: 'id',
    summary: 'Publish runs, newest first',
    requiresScreen: 'publishing',
  }),
  /** Prepares a run. Nothing goes live before `confirm`. */
  create: defineCall<{ params: UserParams; body: RunRequest }, RunView>({
    id: 'publishing.create',
    method: 'POST',
    path: '/v1/users/{id}/publish-runs',
    userParam: 'id',
    status: 201,
    summary: 'Prepare listing (or ending) items on sites',
    requiresScreen: 'publishing',
    errors: [
      'account_not_found',
      'item_not_in_selection',
      'nothing_selected',
      'site_not_supported',
      'site_disabled',
      'account_disconnected',
    ],
  }),
  get: defineCall<{ params: RunParams }, RunView>({
    id: 'publishing.get',
    method: 'GET',
    path: '/v1/users/{id}/publish-runs/{runId}',
    userParam: 'id',
    summary: 'A run with its counts',
    requiresScreen: 'publishing',
    errors: ['run_not_found'],
  }),
  listRunItems: defineCall<{ params: RunParams; query: RunItemQuery }, Page<RunItem>>({
    id: 'publishing.listRunItems',
    method: 'GET',
    path: '/v1/users/{id}/publish-runs/{runId}/items',
    userParam: 'id',
    summary: 'Items × sites of a run',
    requiresScreen: 'publishing',
    errors: ['run_not_found'],
  }),
  preview: defineCall<{ params: RunParams & { itemId: number; site: Site } }, RunItemPreview>({
    id: 'publishing.preview',
    method: 'GET',
    path: '/v1/users/{id}/publish-runs/{runId}/items/{itemId}/{site}',
    userParam: 'id',
    summary: 'One listing as the buyer will see it',
    requiresScreen: 'publishing',
    errors: ['run_not_found', 'listing_not_found'],
  }),
  /** `expected` is the number of listings the seller was shown; another number now answers `run_changed`. */
  confirm: defineCall<
    { params: RunParams; body: { allowDrafts: boolean; coverageThreshold: number; expected: number } },
    RunView
  >({
    id: 'publishing.confirm',
    method: 'POST',
    path: '/v1/users/{id}/publish-runs/{runId}/confirm',
    userParam: 'id',
    summary: 'Consent: carry the run out',
    requiresScreen: 'publishing',
    errors: ['run_not_found', 'run_not_prepared', 'run_changed', 'account_disconnected', 'site_disabled'],
  }),
  cancel: defineCall<{ params: RunParams }, RunView>({
    id: 'publishing.cancel',
    method: 'POST',
    path: '/v1/users/{id}/publish-runs/{runId}/cancel',
    userParam: 'id',
    summary: 'Stop a run; what is live stays live',
    requiresScreen: 'publishing',
    errors: ['run_not_found', 'run_finished'],
  }),
  /**
   * Retries everything that failed, or what failed for one reason. Listings that wait for a selling limit are retried only by that reason.
   */
  retry: defineCall<{ params: RunParams; body: { reason?: ReasonCode } }, RunView>({
    id: 'publishing.retry',
    method: 'POST',
    path: '/v1/users/{id}/publish-runs/{runId}/retry',
    userParam: 'id',
    summary: 'Send again only what failed',
    requiresScreen: 'publishing',
    errors: ['run_not_found', 'run_not_prepared'],
  }),
  listTitleChanges: defineCall<{ params: AccountParams; query: { cursor?: string; limit?: number } }, TitleChanges>({
    id: 'publishing.listTitleChanges',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/title-changes',
    userParam: 'id',
    summary: 'Titles abroad that no longer fit the title at home',
    requiresScreen: 'publishing',
    errors: ['account_not_found'],
  }),
  /**
   * Replaces outdated automatic titles. `expected` is the number shown; the call answers `run_changed` if it differs. `left` titles are not
   * changed yet: repeat the call with that number.
   */
  followTitles: defineCall<{ params: AccountParams; body: { expected: number } }, { changed: number; left: number }>({
    id: 'publishing.followTitles',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/title-changes/follow',
    userParam: 'id',
    summary: 'Let automatic titles follow the titles at home',
    requiresScreen: 'publishing',
    errors: ['account_not_found', 'run_changed'],
  }),
};
