import type { CurrentPlan } from '@quayside/contract';
import type { BillingInterval, PlanLimits } from '@quayside/kernel';
import type { TFunction } from 'i18next';
import type { Format } from '../../lib/i18n/format.ts';

export type Subscription = NonNullable<CurrentPlan['subscription']>;

interface Price {
  readonly net: number;
  readonly currency: string;
  readonly interval: BillingInterval;
}

/** `€29.00 a month`, without VAT. */
export function priceText({ net, currency, interval }: Price, t: TFunction<'billing'>, format: Format): string {
  return t(`price.${interval}`, { price: format.money({ minor: net, currency }) });
}

/** `500 items listed abroad`. */
export function limitText(limit: keyof PlanLimits, count: number, t: TFunction<'billing'>): string {
  return t(`limit.${limit}`, { count });
}
