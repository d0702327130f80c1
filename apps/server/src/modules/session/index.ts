export { type AttemptLimit, countAttempt } from './attempts.ts';
export { clientOf, networkOf } from './client.ts';
export { dissolveTeam } from './dissolve-team.ts';
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
export { checkOwnPassword } from './passwords/own-password.ts';
export { isOn as hasSecondFactor, sealedAuthenticators } from './second-factor/second-factor.repository.ts';
export { SESSION_COOKIE, tokenOf } from './session.cookie.ts';
export {
  createLogin,
  createMembership,
  endSessionsOfBusiness,
  findFirstMembership,
  findLoginByEmail,
  findLoginNames,
  findOpenSessions,
  getLogin,
  isSessionOpen,
  listMemberships,
  setSessionUser,
} from './session.repository.ts';
export { createSessionRoom } from './session.room.ts';
