import { createAmazonConnector } from '@quayside/connector-amazon';
import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import type { Connector } from '@quayside/connector-kit';
import { readConfig } from '../src/platform/config/config.ts';

/** All connectors with the product's defaults, for tests that call no marketplace. */
export function defaultConnectors(): Connector[] {
  const { ebay, amazon, cdiscount } = readConfig({}, '/');
  return [
    createEbayConnector(ebay),
    ...(amazon ? [createAmazonConnector(amazon)] : []),
    ...(cdiscount ? [createCdiscountConnector(cdiscount)] : []),
  ];
}
