export {
  filterActive,
  markAuthBroken,
  markAuthMended,
  refreshQuotas,
} from './account-health.ts';
export {
  type Account,
  getAccount,
  listAccounts,
  listActiveAccounts,
  listWithoutKeys,
  lockAccount,
} from './accounts.repository.ts';
export { createAccountsRoom } from './accounts.room.ts';
export { connectAccount } from './connect-account.ts';
export { findErased } from './notifications.repository.ts';
export {
  type AccountsDeps,
  type Connectors,
  connectorOf,
  type OpenedAccount,
  openAccount,
  openActiveAccounts,
} from './open-account.ts';
export type { LeaveAccountPort } from './ports.ts';
export { mayReadQuotas } from './quota-reads.ts';
export { listReadiness, type StoredReadiness } from './readiness.repository.ts';
export { checkReadiness } from './readiness.ts';
export { readMarketplaceNotificationsHealth } from './register-notifications.ts';
export { countRecentRequests, createRequestLogBook } from './request-log.ts';
export { sealedTokens } from './tokens.repository.ts';
