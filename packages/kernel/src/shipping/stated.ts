import type { Currency } from '../money.ts';
import type { Platform } from '../sites.ts';
import type { ShippingRules } from './profile.ts';
import type { RouteDecision, ShippingRoute } from './resolve.ts';
import { levelOf, type ServiceLevel } from './services.ts';

/**
 * How the listings of a platform represent shipping costs. `policy`: they refer to a policy, which is created from the
 * profile. `group`: they refer to one of the seller's groups, whose rates only the seller can change. `offer`: every
 * offer states delivery modes with their costs.
 */
export type ShippingStatement = 'policy' | 'group' | 'offer';

const STATEMENTS: Readonly<Record<Platform, ShippingStatement>> = {
  ebay: 'policy',
  amazon: 'group',
  cdiscount: 'offer',
};

export function shippingStatementOf(platform: Platform): ShippingStatement {
  return STATEMENTS[platform];
}

/** The delivery modes of an account by level of service. A level without a mode is missing. */
export type ModeTable = ReadonlyMap<ServiceLevel, string>;

/** What an offer states about its shipping, in minor units of the profile's currency. */
export interface StatedShipping {
  readonly currency: Currency;
  readonly handlingDays: number;
  /** At least one; the cheapest comes first. */
  readonly delivery: readonly { readonly code: string; readonly cost: number; readonly additionalCost: number }[];
}

/** The cheapest route with a delivery mode; undefined if none of the item's services has a mode. */
export function cheapestWithMode(
  { routes }: RouteDecision & { readonly ok: true },
  modes: ModeTable,
): ShippingRoute | undefined {
  return routes.find(({ service }) => modeOf(modes, service) !== undefined);
}

/**
 * The delivery modes and costs of an item's offer; null if none of its services has a mode, so that the account's own
 * terms apply. Of two services with the same mode, the cheaper one counts.
 */
export function statedShipping(
  { currency, handlingDays }: Pick<ShippingRules, 'currency' | 'handlingDays'>,
  { routes }: RouteDecision & { readonly ok: true },
  modes: ModeTable,
): StatedShipping | null {
  const delivery = new Map<string, StatedShipping['delivery'][number]>();
  for (const { service, buyerPays, additionalCost } of routes) {
    const code = modeOf(modes, service);
    if (code === undefined || delivery.has(code)) continue;
    delivery.set(code, { code, cost: buyerPays, additionalCost });
  }
  return delivery.size === 0 ? null : { currency, handlingDays, delivery: [...delivery.values()] };
}

function modeOf(modes: ModeTable, service: string): string | undefined {
  const level = levelOf(service);
  return level && modes.get(level);
}

/**
 * Modes by their codes at Octopia, the best match first. Delivery to a collection point or of heavy goods matches no
 * level.
 */
const FITTING: Readonly<Record<ServiceLevel, readonly string[]>> = {
  ECONOMY: ['ECO', 'STD', 'TRK'],
  STANDARD: ['STD', 'TRK'],
  TRACKED: ['TRK', 'REG'],
  EXPRESS: ['EXP', 'CHR'],
};

/** The delivery mode to propose for a level of service; null if the account has no suitable one. */
export function suggestedMode(level: ServiceLevel, codes: readonly string[]): string | null {
  return FITTING[level].find((code) => codes.includes(code)) ?? null;
}
