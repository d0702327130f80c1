import type { CheckoutInput, PlanChoiceInput } from '@quayside/contract';

/*
 * The idempotency key of a purchase. The session storage keeps it through a reload and the back button, so that a
 * second attempt with the same terms refers to the same payment.
 */

type Terms = PlanChoiceInput & Pick<CheckoutInput, 'payment_method_type' | 'payment_method' | 'total'>;

const nameOf = (terms: Terms) =>
  ['purchase', terms.plan, terms.interval, terms.payment_method_type, terms.payment_method, terms.total].join(':');

/** A key belongs to one set of terms: the server refuses it with others. */
export function purchaseKey(terms: Terms): string {
  const name = nameOf(terms);
  const known = sessionStorage.getItem(name);
  if (known) return known;
  const made = crypto.randomUUID();
  sessionStorage.setItem(name, made);
  return made;
}

/** Forgets the keys of all purchases once the payment is decided: the next attempt is a new payment. */
export function forgetPurchaseKeys(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith('purchase:')) sessionStorage.removeItem(name);
}
