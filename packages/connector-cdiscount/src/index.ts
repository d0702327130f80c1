export type { CdiscountConfig } from './config.ts';
export { createCdiscountConnector } from './connector.ts';
