import type { BidPercent } from '@quayside/connector-kit';

/** A rate has one decimal. eBay's suggestions may be lower than the lowest rate that it accepts. */
export const LOWEST_BID: BidPercent = '2.0';
export const HIGHEST_BID: BidPercent = '100.0';

/** eBay's rate as ours, `6` → `6.0`; null for none, or for a text that is no rate. */
export function bidOf(value: string | undefined): BidPercent | null {
  return value !== undefined && /^\d{1,3}(\.\d+)?$/.test(value) ? Number(value).toFixed(1) : null;
}

export function raised(bid: BidPercent | null): BidPercent | null {
  return bid !== null && Number(bid) < Number(LOWEST_BID) ? LOWEST_BID : bid;
}
