import { pricingSchemas } from '@quayside/contract/pricing.schema';
import { expect, it } from 'vitest';
import { describeApi } from './openapi.ts';

it('calls no field of a request read-only, because such a field must not be sent', () => {
  const document = JSON.stringify(describeApi(Object.values(pricingSchemas), 'http://127.0.0.1'));
  expect(document).toContain('"rules":{"minItems":1,"maxItems":20');
  expect(document).not.toContain('readOnly');
});
