export { createContentSource } from './content/content-source.ts';
export { createPublishingHooks } from './hooks.ts';
export { cancelAccountRuns, countListingsLeft, endSomeListings, keepOtherListings } from './leave-account.ts';
export { createPublishingListener, notePresentPause } from './outcomes.ts';
export { resumePreparing } from './prepare-run.ts';
export { applyPrices } from './prices.ts';
export { publishingHandlers, publishingJobs } from './publishing.jobs.ts';
export { publishingRoutes } from './publishing.routes.ts';
export { sendFailedAgain } from './send-failed-again.ts';
