import type { Payment, PaymentRef } from './payments.repository.ts';

/** The same for each attempt at a payment, and a different one if the database was recreated. */
export function chargeKey(userId: number, { paymentId, createdAt }: Pick<Payment, 'paymentId' | 'createdAt'>): string {
  return `${userId}-${paymentId}-${createdAt.getTime().toString(36)}`;
}

/**
 * The payment of a key; undefined for an invalid key. The caller compares whether it is the payment that was charged.
 */
export function paymentOfKey(key: string): PaymentRef | undefined {
  const [, userId, paymentId] = /^(\d{1,15})-(\d{1,15})-[\da-z]+$/.exec(key) ?? [];
  return userId === undefined ? undefined : { userId: Number(userId), paymentId: Number(paymentId) };
}
