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

export const marketsSchemas = schemasFor(markets, {
  list: { params: accountParams, output: view },
  prepare: { params: accountParams, body: input, output: changeSchema },
  listAgain: { params: marketParams, output: run },
});
