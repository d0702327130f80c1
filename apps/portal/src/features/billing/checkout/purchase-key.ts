import type { PlanChoiceInput } from '@quayside/contract';

/*
 * The idempotency key of a purchase. The session storage keeps it through a reload and the back button, so that a
 * second attempt with the same method refers to the same payment.
 */

const nameOf = ({ plan, interval }: PlanChoiceInput, methodRef: string) => `purchase:${plan}:${interval}:${methodRef}`;

export function purchaseKey(choice: PlanChoiceInput, methodRef: string): string {
  const name = nameOf(choice, methodRef);
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
