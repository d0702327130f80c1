import { type AccountParams, defineCall } from './call.ts';
import type { ChangeView } from './changes.schema.ts';
import type { ErrorStatuses } from './errors.ts';
import type {
  MarketInput,
  MarketParams,
  MarketRun,
  MarketsView,
  StockLimitsInput,
  StockLimitsView,
} from './markets.schema.ts';

export type {
  MarketInput,
  MarketParams,
  MarketRun,
  MarketsView,
  StockLimitsInput,
  StockLimitsView,
} from './markets.schema.ts';

/**
 * How an account sells on a site. `paused`: nothing new is listed there, and listings stay as they are. `emptied`: nothing new is listed, and
 * listings show no stock. `closed`: nothing is listed, and the listings have ended.
 */
export const MARKET_STATES = ['open', 'paused', 'emptied', 'closed'] as const;
export type MarketState = (typeof MARKET_STATES)[number];

/** The error codes of this room → HTTP status. */
export const marketsErrors = {
  market_unknown: 400,
  market_is_closed: 409,
  nothing_ended: 409,
  stock_is_shared: 400,
} as const satisfies ErrorStatuses;

/** Closing, pausing and opening the markets of an account, and how much of its stock they are told. */
export const markets = {
  list: defineCall<{ params: AccountParams }, MarketsView>({
    id: 'markets.list',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/markets',
    userParam: 'id',
    summary: 'Every site on which an account can sell, and how it sells there',
    requiresScreen: 'accounts',
    errors: ['account_not_found'],
  }),
  /** Answers a change that waits for its `changes.confirm`. */
  prepare: defineCall<{ params: AccountParams; body: MarketInput }, ChangeView>({
    id: 'markets.prepare',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/markets/changes',
    userParam: 'id',
    status: 201,
    summary: 'Prepare closing, pausing or opening a market, with every listing that changes',
    requiresScreen: 'accounts',
    errors: ['account_not_found', 'market_unknown'],
  }),
  /** Prepares a run. Nothing goes live before its own consent. */
  listAgain: defineCall<{ params: MarketParams }, MarketRun>({
    id: 'markets.listAgain',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/markets/{site}/list-again',
    userParam: 'id',
    status: 201,
    summary: 'Prepare listing again what ended when the market was closed',
    requiresScreen: 'publishing',
    errors: ['account_not_found', 'market_is_closed', 'nothing_ended', 'site_disabled'],
  }),
  getStockLimits: defineCall<{ params: AccountParams }, StockLimitsView>({
    id: 'markets.getStockLimits',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/stock-limits',
    userParam: 'id',
    summary: 'How much of its stock an account tells abroad, on all of its sites and on each',
    requiresScreen: 'accounts',
    errors: ['account_not_found'],
  }),
  /** Answers a change that waits for its `changes.confirm`. */
  prepareStockLimits: defineCall<{ params: AccountParams; body: StockLimitsInput }, ChangeView>({
    id: 'markets.prepareStockLimits',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/stock-limits/changes',
    userParam: 'id',
    status: 201,
    summary: 'Prepare telling more or less of the stock, with every live listing whose quantity changes',
    requiresScreen: 'accounts',
    errors: ['account_not_found', 'market_unknown', 'stock_is_shared'],
  }),
};
