import { isShortenedNumber } from './csv.ts';
import { isVisible } from './form-rules.ts';
import type { Platform } from './sites.ts';

/** What eBay takes, besides the signs that it leaves out. */
const PLAIN = /^[A-Za-z0-9\s./\p{Dash_Punctuation}]+$/u;

/** A spreadsheet's number with groups or decimals, of which nobody knows whether all of its digits are left. */
const FORMATTED = /^\d{1,3}([.,])\d{3}(?:\1\d{3})+(?:[.,]\d{1,4})?$|^\d{8,}[.,]\d{1,4}$/;

/** Why a text is no tracking number of a marketplace: a spreadsheet has rewritten it, or it has signs that no parcel has. */
export function trackingProblem(platform: Platform, tracking: string): 'number_shortened' | 'tracking_invalid' | null {
  if (isShortenedNumber(tracking) || FORMATTED.test(tracking.trim())) return 'number_shortened';
  const isPlain = platform !== 'ebay' || PLAIN.test(tracking);
  return isPlain && isVisible(tracking) && /[\p{L}\p{N}]/u.test(tracking) ? null : 'tracking_invalid';
}
