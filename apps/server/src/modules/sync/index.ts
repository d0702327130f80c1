export { applyDrop, getDrop, rereadList } from './catalogue-drops.ts';
export { listSyncMarks, readQuotas, type SyncMark } from './cursors.repository.ts';
export { findStoppedImport } from './imports.repository.ts';
export { type ImportDeps, resumeImports, startImport } from './imports.service.ts';
export { type StoreDeps, storeBatch } from './store-batch.ts';
export { createSyncRoom } from './sync.room.ts';
