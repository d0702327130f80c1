export { keepActive, markAuthBroken, pauseAccount, refreshQuotas, resumeAccount } from './account-health.ts';
export { accountHandlers, accountJobs } from './accounts.jobs.ts';
export { type Account, getAccount, listAccounts, listActiveAccounts } from './accounts.repository.ts';
export { accountRoutes } from './accounts.routes.ts';
export { connectAccount, ensureUnconnectedAccount } from './connect-account.ts';
export { type AccountsDeps, connectorOf, type OpenedAccount, openAccount } from './open-account.ts';
export type { AccountRef, LeavingPort, ListingsLeft } from './ports.ts';
export { checkReadiness, listReadiness, type StoredReadiness } from './readiness.ts';
export { countRecentRequests, createRequestLogBook } from './request-log.ts';
