import { describeStrangers } from '@quayside/connector-kit/conformance/strangers';
import { createEbayConnector } from '../src/connector.ts';
import { sandboxConfig } from './sandbox.ts';

describeStrangers('eBay', {
  connectorAt: (url) => createEbayConnector(sandboxConfig(url)),
  homeSite: 'UK',
  awaySite: 'DE',
  categoryId: '19019',
});
