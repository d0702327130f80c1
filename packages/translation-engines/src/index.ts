export { batchesOf, createEngine, type EngineSurroundings, type EngineUrls } from './create-engine.ts';
export { createOfflineTranslator, type OfflineTranslator } from './offline/offline-translator.ts';
export {
  ENGINE_NAMES,
  type EngineClient,
  type EngineKey,
  type EngineName,
  type EngineRequest,
  type EngineTerm,
  type EngineText,
  GLOSSARY_GONE,
  HOSTED_ENGINES,
  MODEL_DAMAGED,
  MODEL_MISSING,
  QUOTA_USED,
} from './port.ts';
export { signingKey, signV4 } from './sigv4.ts';
