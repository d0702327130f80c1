import type { Payment, PaymentRef } from './payments.repository.ts';

/** The same for each try of a payment, and another one in a database that was set up anew. */
export function chargeKey(userId: number, { paymentId, createdAt }: Pick<Payment, 'paymentId' | 'createdAt'>): string {
  return `${userId}-${paymentId}-${createdAt.getTime().toString(36)}`;
}

/** What a key names; undefined for a text that is none. Whether the payment is the one that was charged is for the caller to compare. */
export function paymentOfKey(key: string): PaymentRef | undefined {
  const [, userId, paymentId] = /^(\d{1,15})-(\d{1,15})-[\da-z]+$/.exec(key) ?? [];
  return userId === undefined ? undefined : { userId: Number(userId), paymentId: Number(paymentId) };
}
