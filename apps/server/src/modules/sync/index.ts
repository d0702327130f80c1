export { applyFall, type EndingDeps, getFall, lookAgain } from './catalogue-falls.ts';
export { listSyncMarks, readQuotas, type SyncMark, setLooksBack } from './cursors.repository.ts';
export { findStoppedImport, listImportPauses } from './imports.repository.ts';
export { importRoutes } from './imports.routes.ts';
export { cancelAccountImports, type ImportDeps, resumeImports, startImport } from './imports.service.ts';
export { runSchedule } from './schedule.ts';
export { type SourceChangeHook, storeBatch } from './store-batch.ts';
export { syncHandlers } from './sync.jobs.ts';
