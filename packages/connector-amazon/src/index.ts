export type { AmazonConfig } from './config.ts';
export { createAmazonConnector } from './connector.ts';
