import { MARKET_STATES, type MarketState, markets, type ShownValue } from '@quayside/contract';
import { SITES, type Site } from '@quayside/kernel';
import { z } from 'zod';
import type { Kind } from '../changes/index.ts';

const state = z.enum(MARKET_STATES);
const changedMarket = z.object({
  accountId: z.number().int(),
  username: z.string(),
  site: z.enum(SITES as [Site]),
  before: state,
  after: state,
});
export type ChangedMarket = z.output<typeof changedMarket>;

/** How a listing is: on sale with its stock, on sale without any, or ended. */
export type ListingUse = 'listed' | 'emptied' | 'ended';
export type MarketValue =
  | { readonly of: 'market'; readonly state: MarketState }
  | { readonly of: 'listing'; readonly state: ListingUse };

/** Markets change rarely: what carries it out is loaded with the first such change. */
const work = () => import('./change-market.ts');

const WORDS = {
  market: { open: 'market_open', paused: 'market_paused', emptied: 'market_emptied', closed: 'market_closed' },
  listing: { listed: 'listed', emptied: 'no_stock', ended: 'ended' },
} as const;

function shownUse(value: MarketValue): ShownValue & object {
  const word = value.of === 'market' ? WORDS.market[value.state] : WORDS.listing[value.state];
  return { word, text: null };
}

/**
 * How an account sells on a site, with every listing that changes. The first row is the market. None is ended that was not in the preview;
 * the stock of what goes live meanwhile follows from the market by itself.
 */
export function marketKind(): Kind<ChangedMarket, MarketValue, number> {
  return {
    name: 'markets',
    settings: changedMarket,
    call: markets.prepare,
    field: 'market',
    why: () => 'market_set',
    laneOf: ({ accountId, site }) => `market:${accountId}:${site}`,
    shown: shownUse,
    recorded: (value) => (value.of === 'listing' && value.state === 'ended' ? null : shownUse(value)),
    entityOf({ itemId, key, after }) {
      if (itemId === null) return { entity: 'account', entityId: Number(key.split(' ')[1]) };
      return { entity: 'listing', entityId: itemId, ...(after.state === 'ended' ? { field: 'end' } : {}) };
    },
    reversed: ({ before, after, ...changed }) => ({ ...changed, before: after, after: before }),

    findRows: async (...given) => (await work()).findRows(...given),
    judge: async (...given) => (await work()).judge(...given),
    hold: async (...given) => (await work()).hold(...given),
    apply: async (...given) => (await work()).apply(...given),
    finish: async (...given) => (await work()).finish(...given),
  };
}
