export { createContentSource } from './content-source.ts';
export { createPublishingHooks } from './hooks.ts';
export { createPublishingListener } from './outcomes.ts';
export type { PublishingDeps } from './prepare-run.ts';
export { applyPrices, type PriceChange } from './prices.ts';
export { publishingHandlers, publishingJobs } from './publishing.jobs.ts';
export { publishingRoutes } from './publishing.routes.ts';
