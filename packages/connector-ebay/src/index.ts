export type { EbayConfig } from './config.ts';
export { createEbayConnector } from './connector.ts';
export { EBAY_OPERATION_LIMITS } from './operations.ts';
