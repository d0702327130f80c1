export { type AttemptLimit, countAttempt, createPace } from './attempts.ts';
export { clientOf, networkOf } from './client.ts';
export { proveMailbox } from './mailbox/mailbox.service.ts';
export {
  findMemberNames,
  listMembers,
  listReachableMembers,
  lockMembers,
  type MemberRow,
  removeMembership,
  setMemberRole,
} from './memberships.repository.ts';
export { hashNewPassword } from './passwords/new-password.ts';
export { sealedAuthenticators } from './second-factor/second-factor.repository.ts';
export { createWhoResolver, DEFAULT_SESSION_IDLE_MS, SESSION_COOKIE, tokenOf } from './session.cookie.ts';
export { sessionHandlers } from './session.jobs.ts';
export {
  createLogin,
  createMembership,
  findFirstMembership,
  findLoginByEmail,
  findLoginNames,
  findOpenSessions,
  getLogin,
  isSessionOpen,
  listMemberships,
  setSessionUser,
} from './session.repository.ts';
export { sessionRoutes } from './session.routes.ts';
