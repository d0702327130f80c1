import { CARRIERS, type Carrier } from './carriers.data.ts';
import type { Platform } from './sites.ts';

export const CARRIER_NAMES: readonly string[] = CARRIERS.map(({ name }) => name);

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s_.-]/g, '');

/** The carrier with this name or code, ignoring case and spaces. */
export function findCarrier(said: string): Carrier | undefined {
  const wanted = plain(said);
  return (
    CARRIERS.find(({ name }) => plain(name) === wanted) ??
    CARRIERS.find(({ codes }) => Object.values(codes).some((code) => plain(code) === wanted))
  );
}

/** The marketplace's own code for a carrier, by its name or one of its codes. */
export function carrierCodeAt(platform: Platform, said: string): string {
  return findCarrier(said)?.codes[platform] ?? said.trim();
}

/** The carrier's tracking page of a parcel; null for an unknown carrier. */
export function trackingUrlOf(said: string, trackingNumber: string): string | null {
  const carrier = findCarrier(said);
  return carrier ? carrier.trackingUrl.replace('{number}', encodeURIComponent(trackingNumber.trim())) : null;
}
