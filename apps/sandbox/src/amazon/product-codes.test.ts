import { beforeEach, expect, test } from 'vitest';
import { attributesFor, DE } from '../../test/amazon-client.ts';
import { advance } from '../../test/harness.ts';
import { useAmazon } from '../../test/set-up.ts';

const { sandbox, client } = useAmazon();

// Refills the bucket of submissions.
beforeEach(() => advance(sandbox, 5_000));

const withCode = (type: string, value: string) => ({
  ...attributesFor(DE, 20),
  externally_assigned_product_identifier: [{ type, value, marketplace_id: DE }],
});

test.each([
  // Codes with too many or too few digits.
  ['ean', '036000291452'],
  ['upc', '4006381333931'],
  ['gtin', '400638133393'.repeat(2)],
  // Codes whose last digit is not the check digit of the others.
  ['ean', '4006381333932'],
  ['ean', '96385075'],
  ['upc', '036000291453'],
  ['gtin', '14006381333931'],
])('a product code that is not a valid %s, %s, is rejected, in a preview and in a submission', async (type, value) => {
  for (const query of ['&mode=VALIDATION_PREVIEW', '']) {
    expect((await client.put('CODE', DE, withCode(type, value), query)).body).toMatchObject({
      status: 'INVALID',
      issues: [{ code: '90245', attributeNames: ['externally_assigned_product_identifier'] }],
    });
  }
});

test.each([
  ['ean', '96385074'],
  ['ean', '4006381333931'],
  ['upc', '036000291452'],
  ['gtin', '14006381333938'],
])('a product code that is a valid %s, %s, is accepted', async (type, value) => {
  const { body } = await client.put('CODE', DE, withCode(type, value), '&mode=VALIDATION_PREVIEW');
  expect(body).toMatchObject({ status: 'VALID', issues: [] });
});
