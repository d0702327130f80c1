import type { Who } from '../../platform/http/route.ts';

/** Who or what made a change. `id` is the login for people, null for machines. */
export interface Actor {
  readonly kind: 'login' | 'admin' | 'rule' | 'import' | 'marketplace' | 'order' | 'system';
  readonly id: number | null;
}

export const SYSTEM: Actor = { kind: 'system', id: null };

/** An admin acting as a seller stands in the history under the admin's own name. */
export function actorOf(who: Who): Actor {
  return { kind: who.adminUserId === null ? 'login' : 'admin', id: who.loginId };
}
