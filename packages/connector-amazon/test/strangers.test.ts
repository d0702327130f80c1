import { describeStrangers } from '@quayside/connector-kit/conformance/strangers';
import { createAmazonConnector } from '../src/connector.ts';
import { sandboxConfig } from './sandbox.ts';

describeStrangers('Amazon', {
  connectorAt: (url) => createAmazonConnector(sandboxConfig(url)),
  homeSite: 'UK',
  awaySite: 'DE',
  categoryId: 'TOY_FIGURE',
  // A shipment is confirmed with 204.
  silent: ['ship'],
});
