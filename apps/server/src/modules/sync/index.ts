export { listImportPauses } from './imports.repository.ts';
export { importRoutes } from './imports.routes.ts';
export { type ImportDeps, resumeImports, startImport } from './imports.service.ts';
export { runSchedule } from './schedule.ts';
export { type SourceChangeHook, storeBatch } from './store-batch.ts';
export { syncHandlers, syncJobs } from './sync.jobs.ts';
