/**
 * Rules of who may see and do what (specification, sections 4 to 6). By these rules, the server rejects calls and the
 * portal hides screens.
 */
export * from './access/access-user.ts';
export * from './access/account-status.ts';
export * from './access/eligibility.ts';
export * from './access/flags.ts';
export * from './access/groups.data.ts';
export * from './access/outcome.ts';
export * from './access/permissions.ts';
export * from './access/platforms.ts';
export * from './access/pop-up.ts';
export * from './access/roles.ts';
export * from './access/support-channels.ts';
export * from './access/switches.data.ts';
export * from './access/terms.ts';
export type { Verdict, Why, WhyCode } from './access/verdict.ts';
