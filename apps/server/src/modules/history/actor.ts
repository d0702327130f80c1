import type { Who } from '../../platform/http/route.ts';

/**
 * Who or what made a change. Each kind has its own kind of id: a login's for people, an order's for an order. The others have none.
 * Only the ids of people are looked up among the logins.
 */
export type Actor =
  | { readonly kind: 'login' | 'admin'; readonly id: number }
  | { readonly kind: 'order'; readonly id: number }
  | { readonly kind: 'rule' | 'import' | 'marketplace' | 'system'; readonly id: null };

/** A person of the seller's business, or an admin who acts for it. */
export type Person = Extract<Actor, { readonly kind: 'login' | 'admin' }>;

export const SYSTEM: Actor = { kind: 'system', id: null };

/** An admin acting as a seller stands in the history under the admin's own name. */
export function actorOf(who: Who): Person {
  return { kind: who.adminUserId === null ? 'login' : 'admin', id: who.loginId };
}
