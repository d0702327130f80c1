import type { Who } from '../../platform/http/route.ts';

/** Who or what made a change. People have a login id and orders an order id; the other kinds have no id. */
export type Actor =
  | { readonly kind: 'login' | 'admin'; readonly id: number }
  | { readonly kind: 'order'; readonly id: number }
  | { readonly kind: 'rule' | 'import' | 'marketplace' | 'system'; readonly id: null };

/** A login of the seller's business, or an admin acting for it. */
export type Person = Extract<Actor, { readonly kind: 'login' | 'admin' }>;

export const SYSTEM: Actor = { kind: 'system', id: null };

/** The author of a caller's changes. An admin acting as a seller is recorded under the admin's own name. */
export function actorOf(who: Who): Person {
  return { kind: who.adminUserId === null ? 'login' : 'admin', id: who.loginId };
}
