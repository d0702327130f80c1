import { describeStrangers } from '@quayside/connector-kit/conformance/strangers';
import { createCdiscountConnector } from '../src/connector.ts';
import { sandboxConfig } from './sandbox.ts';

describeStrangers('Cdiscount', {
  connectorAt: (url) => createCdiscountConnector(sandboxConfig(url)),
  homeSite: 'FR',
  awaySite: 'FR',
  categoryId: '0A0B0C',
  // Only the order itself shows whether it was accepted.
  wordless: ['answerOrders'],
});
