import { defineCall, type Page, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { FlowAnswer, FlowInput, FlowList, FlowParams, FlowRunView, FlowUpdate } from './flows.schema.ts';

export type {
  FlowAnswer,
  FlowInput,
  FlowList,
  FlowParams,
  FlowRunState,
  FlowRunView,
  FlowUpdate,
  ListingFlow,
} from './flows.schema.ts';

/** The flows of one account. More than a person can keep apart. */
export const MAX_FLOWS = 20;
/** The most listings a day that a flow can be told. */
export const MOST_A_DAY = 5_000;

/** The error codes of this room → HTTP status. */
export const flowsErrors = {
  flow_not_found: 404,
  flow_changed: 409,
  too_many_flows: 409,
  flow_account_fixed: 409,
  dry_run_running: 409,
} as const satisfies ErrorStatuses;

const screen = { userParam: 'id', requiresScreen: 'listingFlows' } as const;

/** Standing orders to list items of a filter on eBay's sites, some a day. */
export const flows = {
  list: defineCall<{ params: UserParams; query: { accountId?: number } }, FlowList>({
    id: 'flows.list',
    method: 'GET',
    path: '/v1/users/{id}/listing_flows/ebay',
    summary: 'Listing flows, the newest first',
    errors: ['account_not_found'],
    ...screen,
  }),
  create: defineCall<{ params: UserParams; body: FlowInput }, FlowAnswer>({
    id: 'flows.create',
    method: 'POST',
    path: '/v1/users/{id}/listing_flows/ebay',
    status: 201,
    summary: 'Create a listing flow',
    errors: ['account_not_found', 'account_disconnected', 'site_not_supported', 'site_disabled', 'too_many_flows'],
    ...screen,
  }),
  /** `version` is the one that the seller has seen. A run that waits for consent under an earlier version is discarded. */
  update: defineCall<{ params: FlowParams; body: FlowUpdate }, FlowAnswer>({
    id: 'flows.update',
    method: 'PUT',
    path: '/v1/users/{id}/listing_flow/{flowId}/ebay',
    summary: 'Change a listing flow, or switch it on or off',
    errors: [
      'flow_not_found',
      'flow_changed',
      'flow_account_fixed',
      'account_not_found',
      'account_disconnected',
      'site_not_supported',
      'site_disabled',
    ],
    ...screen,
  }),
  /** Prepares what the flow would list today, and lists nothing. */
  dryRun: defineCall<{ params: FlowParams }, FlowAnswer>({
    id: 'flows.dryRun',
    method: 'POST',
    path: '/v1/users/{id}/listing_flow/{flowId}/ebay/dry-run',
    status: 202,
    summary: 'Work out what a listing flow would list today',
    errors: ['flow_not_found', 'dry_run_running', 'account_disconnected', 'site_disabled'],
    ...screen,
  }),
  listRuns: defineCall<{ params: FlowParams; query: { cursor?: string; limit?: number } }, Page<FlowRunView>>({
    id: 'flows.listRuns',
    method: 'GET',
    path: '/v1/users/{id}/listing_flow/{flowId}/ebay/runs',
    summary: 'The runs that a listing flow has started, the newest first',
    errors: ['flow_not_found'],
    ...screen,
  }),
  /** What it has listed stays listed. A run that waits for consent is discarded; one with consent goes on. */
  remove: defineCall<{ params: FlowParams }, void>({
    id: 'flows.remove',
    method: 'DELETE',
    path: '/v1/users/{id}/listing_flow/{flowId}/ebay',
    status: 204,
    summary: 'Delete a listing flow',
    errors: ['flow_not_found'],
    ...screen,
  }),
};
