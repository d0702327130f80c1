import { isShortenedNumber } from './csv.ts';
import { isVisible } from './form-rules.ts';
import type { Platform } from './sites.ts';

/** What eBay takes, besides the signs that it leaves out. */
const PLAIN = /^[A-Za-z0-9\s./\p{Dash_Punctuation}]+$/u;

/** Why a text is no tracking number of a marketplace: a spreadsheet has shortened it, or it has signs that no parcel has. */
export function trackingProblem(platform: Platform, tracking: string): 'number_shortened' | 'tracking_invalid' | null {
  if (isShortenedNumber(tracking)) return 'number_shortened';
  const isPlain = platform !== 'ebay' || PLAIN.test(tracking);
  return isPlain && isVisible(tracking) && /[\p{L}\p{N}]/u.test(tracking) ? null : 'tracking_invalid';
}
