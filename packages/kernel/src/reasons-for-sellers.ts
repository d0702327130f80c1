import { type FixCode, REASON_CODES, REASONS, type ReasonCode } from './reasons.ts';

const FIXED_BY_NOBODY: ReadonlySet<FixCode> = new Set<FixCode>(['none', 'wait', 'retry', 'contact_support']);
/** The seller decided so. */
const DECIDED: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'blacklisted_manual',
  'blacklisted_keyword',
  'cancelled',
  'discarded',
]);

/** Reasons that keep an item from a site until the seller does something about them. */
export const REASONS_FOR_SELLERS: readonly ReasonCode[] = REASON_CODES.filter(
  (code) => !FIXED_BY_NOBODY.has(REASONS[code].fix) && !DECIDED.has(code),
);
