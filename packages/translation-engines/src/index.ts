export { batchesOf, createEngine, type EngineUrls } from './create-engine.ts';
export {
  ENGINE_NAMES,
  type EngineClient,
  type EngineKey,
  type EngineName,
  type EngineRequest,
  type EngineTerm,
  type EngineText,
  GLOSSARY_GONE,
  QUOTA_USED,
} from './port.ts';
export { signingKey, signV4 } from './sigv4.ts';
