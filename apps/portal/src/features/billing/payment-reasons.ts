/** The reasons that have their own sentence: those of the portal in capitals, and codes of the providers. */
const REASONS = {
  'NOT FOUND': 'NOT_FOUND',
  'OTHER ERROR': 'OTHER_ERROR',
  'TIMED OUT': 'TIMED_OUT',
  card_declined: 'card_declined',
  generic_decline: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  authentication_failed: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  authentication_required: 'authentication_required',
  expired_card: 'expired_card',
  resource_missing: 'method_gone',
  payment_method_unexpected_state: 'method_gone',
  cancelled: 'cancelled',
  expired: 'expired',
} as const;

/** The name of the sentence `checkout.reason.<name>` for a payment's error. */
export function reasonOf(code: string): (typeof REASONS)[keyof typeof REASONS] | 'unknown' {
  const isKnown = (text: string): text is keyof typeof REASONS => Object.hasOwn(REASONS, text);
  return isKnown(code) ? REASONS[code] : 'unknown';
}
