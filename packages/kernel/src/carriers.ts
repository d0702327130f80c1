import { CARRIERS, type Carrier, EBAY_OTHER, SAME_CARRIER_WORDS } from './carriers.data.ts';
import type { Platform } from './sites.ts';

export const CARRIER_NAMES: readonly string[] = CARRIERS.map(({ name }) => name);

/** The words of a text in lower case, without accents. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const plain = (text: string): string => wordsOf(text).join('');

/** By name, then by other name, then by a marketplace's code: two carriers may share a code. */
const BY_NAME: ReadonlyMap<string, Carrier> = new Map(
  [
    ...CARRIERS.flatMap((carrier) => Object.values(carrier.codes).map((code) => [plain(code), carrier] as const)),
    ...CARRIERS.flatMap((carrier) => carrier.aliases.map((alias) => [plain(alias), carrier] as const)),
    ...CARRIERS.map((carrier) => [plain(carrier.name), carrier] as const),
  ].filter(([name]) => name !== plain(EBAY_OTHER)),
);

/**
 * The carrier that a person or a marketplace means: by its name or code, whatever the case, accents and spaces, and with
 * a country or a service after it (`dpd uk`, `DHL Paket`).
 */
export function findCarrier(said: string): Carrier | undefined {
  const words = wordsOf(said);
  for (let length = words.length; length > 0; length -= 1) {
    const carrier = BY_NAME.get(words.slice(0, length).join(''));
    if (carrier && words.slice(length).every((word) => SAME_CARRIER_WORDS.has(word))) return carrier;
  }
  return undefined;
}

/** A carrier's name as people write it; an unknown one stays as it was typed. */
export function carrierName(said: string): string {
  return findCarrier(said)?.name ?? said.trim();
}

/** What Amazon is told of a carrier that its list lacks, beside the name. */
const AMAZON_OTHER = 'Other';

/** The marketplace's own code for a carrier. For an unknown one: the code for others, or the name where any is taken. */
export function carrierCodeAt(platform: Platform, said: string): string {
  const carrier = findCarrier(said);
  if (carrier) return carrier.codes[platform];
  return { ebay: EBAY_OTHER, amazon: AMAZON_OTHER, cdiscount: said.trim() }[platform];
}

/** The carrier's tracking page of a parcel; null for an unknown carrier. */
export function trackingUrlOf(said: string, trackingNumber: string): string | null {
  const carrier = findCarrier(said);
  return carrier ? carrier.trackingUrl.replace('{number}', encodeURIComponent(trackingNumber.trim())) : null;
}
