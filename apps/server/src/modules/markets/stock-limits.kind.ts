import { markets, type ShownValue } from '@quayside/contract';
import { SITES, type Site } from '@quayside/kernel';
import { isWholeStock, type StockLimits } from '@quayside/kernel/stock-limits';
import { z } from 'zod';
import type { Kind } from '../changes/index.ts';

const limits = z.object({ percent: z.number().int(), buffer: z.number().int(), maximum: z.number().int().nullable() });
const place = { accountId: z.number().int(), username: z.string() };
const changedLimits = z.union([
  z.object({ ...place, site: z.null(), before: limits, after: limits }),
  z.object({ ...place, site: z.enum(SITES as [Site]), before: limits.nullable(), after: limits.nullable() }),
]);
export type ChangedLimits = z.output<typeof changedLimits>;

/** Limits, of which null follows the account's own, or the pieces that a listing tells because of them. */
export type LimitsValue =
  | { readonly of: 'limits'; readonly limits: StockLimits | null }
  | { readonly of: 'listing'; readonly told: number };

/** The last listing that was read. */
export interface Place {
  readonly itemId: number;
  readonly site: string;
}

/** Limits change rarely: what carries them out is loaded with the first such change. */
const work = () => import('./change-stock-limits.ts');

/** The sum as signs, which are the same in every language: `50 % − 2 ≤ 5`. */
function sumOf({ percent, buffer, maximum }: StockLimits): string {
  return [`${percent} %`, ...(buffer > 0 ? [`− ${buffer}`] : []), ...(maximum === null ? [] : [`≤ ${maximum}`])].join(
    ' ',
  );
}

function shownValue(value: LimitsValue): ShownValue {
  if (value.of === 'listing') return value.told;
  if (value.limits === null) return { word: 'as_account', text: null };
  if (isWholeStock(value.limits)) return { word: 'stock_whole', text: null };
  return { word: 'stock_limited', text: sumOf(value.limits) };
}

/**
 * How much of its stock an account tells abroad, with every listing whose quantity changes. The first row is the limits. What is sent follows
 * from them whenever stock is sent, so what goes live or is sold meanwhile follows by itself.
 */
export function stockLimitsKind(): Kind<ChangedLimits, LimitsValue, Place> {
  return {
    name: 'stock-limits',
    settings: changedLimits,
    call: markets.prepareStockLimits,
    field: 'stock-limits',
    why: () => 'stock_limits_set',
    laneOf: ({ accountId }) => `stock-limits:${accountId}`,
    shown: shownValue,
    entityOf: ({ itemId, key }) =>
      itemId === null
        ? { entity: 'account', entityId: Number(key.split(' ')[1]) }
        : { entity: 'listing', entityId: itemId },
    reversed: ({ before, after, ...changed }) => ({ ...changed, before: after, after: before }) as ChangedLimits,

    findRows: async (...given) => (await work()).findRows(...given),
    judge: async (...given) => (await work()).judge(...given),
    hold: async (...given) => (await work()).hold(...given),
    apply: async (...given) => (await work()).apply(...given),
  };
}
