import type { ReasonCode, Site } from '@quayside/kernel';
import { type AccountParams, defineCall, type Page, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type {
  RunItem,
  RunItemPreview,
  RunItemQuery,
  RunParams,
  RunRequest,
  RunView,
  TitleChanges,
  TitleEstimate,
  UnseenTitles,
} from './publishing.schema.ts';

export type {
  RunCount,
  RunItem,
  RunItemOutcome,
  RunItemPreview,
  RunItemQuery,
  RunItemVerdict,
  RunKind,
  RunParams,
  RunPlan,
  RunPlanCalls,
  RunRequest,
  RunState,
  RunView,
  TitleChange,
  TitleChanges,
  TitleEstimate,
  UnseenTitles,
} from './publishing.schema.ts';

/** The error codes of this room → HTTP status. */
export const publishingErrors = {
  run_not_found: 404,
  run_not_prepared: 409,
  run_changed: 409,
  run_finished: 409,
  listing_not_found: 404,
} as const satisfies ErrorStatuses;

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
  /** Prepares nothing and asks no engine. */
  estimateTitles: defineCall<{ params: UserParams; body: RunRequest }, TitleEstimate>({
    id: 'publishing.estimateTitles',
    method: 'POST',
    path: '/v1/users/{id}/publish-runs/title-estimate',
    userParam: 'id',
    summary: 'The titles that engines would be asked for, and what that uses of their budgets',
    requiresScreen: 'publishing',
    errors: ['account_not_found', 'item_not_in_selection', 'nothing_selected', 'site_not_supported'],
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
  /** Titles of engines that pass every check and wait for a look, because the engine is not trusted on the site. */
  listUnseen: defineCall<{ params: RunParams }, UnseenTitles>({
    id: 'publishing.listUnseen',
    method: 'GET',
    path: '/v1/users/{id}/publish-runs/{runId}/unseen-titles',
    userParam: 'id',
    summary: 'How many titles of a run wait for a look, by site and engine',
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
  /** `expected` is the number of listings the seller was shown; with another number it returns `run_changed`. */
  confirm: defineCall<{ params: RunParams; body: { allowDrafts: boolean; expected: number } }, RunView>({
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
  /** Takes back an ending run: prepares a run that lists what it ended. Nothing goes live before its own `confirm`. */
  listAgain: defineCall<{ params: RunParams }, RunView>({
    id: 'publishing.listAgain',
    method: 'POST',
    path: '/v1/users/{id}/publish-runs/{runId}/list-again',
    userParam: 'id',
    status: 201,
    summary: 'Prepare listing again what a run has ended',
    requiresScreen: 'publishing',
    errors: ['run_not_found', 'run_not_prepared', 'nothing_selected', 'site_disabled', 'account_disconnected'],
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
   * Replaces outdated automatic titles. `expected` is the number shown; the call returns `run_changed` if it differs. `left` titles are not
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
