import { MAX_LIMITED_PIECES } from '@quayside/kernel/stock-limits';
import { z } from 'zod';
import { changeSchema } from './changes.schema.ts';
import { MARKET_STATES, markets } from './markets.ts';
import { accountParams, schemasFor } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const count = z.number().int().nonnegative();

const input = z.strictObject({ site: siteSchema, state: z.enum(MARKET_STATES) });
export type MarketInput = z.output<typeof input>;

const marketParams = z.strictObject({ ...accountParams.shape, site: siteSchema });
export type MarketParams = z.output<typeof marketParams>;

const view = z.object({
  markets: z
    .array(
      z.object({
        site: siteSchema,
        state: z.enum(MARKET_STATES),
        /** Listings that are on sale there, or on their way. */
        listings: count,
        /** Listings that ended when the market was closed and have not been listed again. */
        ended: count,
      }),
    )
    .readonly(),
});
export type MarketsView = z.output<typeof view>;

const run = z.object({ runId: z.number().int().positive() });
export type MarketRun = z.output<typeof run>;

const limits = z.strictObject({
  /** Of the stock, rounded down. */
  percent: z.number().int().min(1).max(100),
  /** Pieces that are then kept back. */
  buffer: z.number().int().min(0).max(MAX_LIMITED_PIECES),
  /** The most pieces that are told; null if there is no such limit. */
  maximum: z.number().int().min(1).max(MAX_LIMITED_PIECES).nullable(),
});

/** `site`: null for all sites of the account. `limits` of a site: null follows the account’s own. */
const limitsInput = z.union([
  z.strictObject({ site: z.null(), limits }),
  z.strictObject({ site: siteSchema, limits: limits.nullable() }),
]);
export type StockLimitsInput = z.output<typeof limitsInput>;

const limitsView = z.object({
  standard: z.object(limits.shape),
  /** Sites of the account share one stock: limits are for all of them, and none has its own. */
  isShared: z.boolean(),
  /** Every site abroad with a stock of its own. */
  sites: z
    .array(
      z.object({
        site: siteSchema,
        limits: z.object(limits.shape).nullable(),
        /** Listings that are on sale there, or on their way. */
        listings: count,
      }),
    )
    .readonly(),
});
export type StockLimitsView = z.output<typeof limitsView>;

export const marketsSchemas = schemasFor(markets, {
  list: { params: accountParams, output: view },
  prepare: { params: accountParams, body: input, output: changeSchema },
  listAgain: { params: marketParams, output: run },
  getStockLimits: { params: accountParams, output: limitsView },
  prepareStockLimits: { params: accountParams, body: limitsInput, output: changeSchema },
});
