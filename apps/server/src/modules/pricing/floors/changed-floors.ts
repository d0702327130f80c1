import { floorRules } from '@quayside/contract/price-rules.schema';
import { type Money, SITES, type Site } from '@quayside/kernel';
import type { FloorRule } from '@quayside/kernel/pricing-rules';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Kind } from '../../changes/index.ts';
import type { FollowDeps } from '../../listings/index.ts';
import type { PricePlace } from '../rules/changed-rules.ts';

const choice = z.enum(['raise', 'end', 'keep']);

/** Whose floors change, how, and what becomes of listings that are on sale below them. */
export const floorsSettings = z.object({
  accountId: z.number().int(),
  before: floorRules,
  after: floorRules,
  choice,
  except: z.array(z.object({ itemId: z.number().int(), site: z.enum(SITES as [Site]), choice })).readonly(),
});
export type FloorsSettings = z.output<typeof floorsSettings>;

/** The floors of an account, or the price of a listing; null if it is no longer on sale. */
export type FloorValue =
  | { readonly kind: 'floors'; readonly rules: readonly FloorRule[] }
  | { readonly kind: 'price'; readonly price: Money | null };

export type FloorsKind = Kind<FloorsSettings, FloorValue, PricePlace>;
export interface FloorsDeps extends FollowDeps {
  readonly clock: Pick<Clock, 'now'>;
}

/** The key of the row of floors; the id of the account follows it. */
export const FLOORS_KEY = 'floors';
