/** A login's role in a user's business (design: team roles). */
export type Role = 'owner' | 'manager' | 'operator' | 'viewer';
export const ROLES: readonly Role[] = ['owner', 'manager', 'operator', 'viewer'];

export function isRole(word: string): word is Role {
  return (ROLES as readonly string[]).includes(word);
}

/**
 * What a change concerns; decides which roles may make it. `work`: items, prices, texts, listings, orders. `accounts`: connecting
 * marketplaces and their access. `settings`: switches and the business's own data. `team`: members and invitations. `owners`: who owns the
 * business. `billing`: plans and payment.
 */
export type Duty = 'work' | 'accounts' | 'settings' | 'team' | 'owners' | 'billing';
export const DUTIES: readonly Duty[] = ['work', 'accounts', 'settings', 'team', 'owners', 'billing'];

const ROLE_DUTIES: Readonly<Record<Role, readonly Duty[]>> = {
  owner: DUTIES,
  manager: ['work', 'accounts', 'settings', 'team'],
  operator: ['work'],
  viewer: [],
};

export function mayDo(role: Role, duty: Duty): boolean {
  return ROLE_DUTIES[role].includes(duty);
}

/** A viewer sees what the seller sees and changes nothing. */
export function mayChange(role: Role): boolean {
  return mayDo(role, 'work');
}

/** Whether a login may give this role to a member or change a member who has it. Only owners may make or change owners. */
export function dutyOfRole(role: Role): Duty {
  return role === 'owner' ? 'owners' : 'team';
}
