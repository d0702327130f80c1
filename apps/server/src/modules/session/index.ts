export { ensureDemoLogins } from './demo-logins.ts';
export { createWhoResolver, SESSION_COOKIE } from './session.cookie.ts';
export { sessionHandlers, sessionJobs } from './session.jobs.ts';
export { findLoginNames } from './session.repository.ts';
export { sessionRoutes } from './session.routes.ts';
