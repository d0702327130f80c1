export { type EngineFor, whyUnasked } from './engine-for.ts';
export { sealedEngineKeys } from './engines.repository.ts';
export { createEnginesRoom } from './engines.room.ts';
export type { OperatorEngine } from './metered-engine.ts';
