import type { ConnectorErrorKind } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import { toConnectorError } from './errors.ts';
import { EBAY_REFUSAL_TOPICS } from './refusals.data.ts';

describe('an eBay rejection', () => {
  it.each<[string, number, number | undefined, ConnectorErrorKind]>([
    ['an invalid token', 401, 1001, 'auth-expired'],
    ['a missing scope', 403, 1100, 'auth-expired'],
    ['a daily quota that is used up', 429, 2001, 'rate-limited'],
    ['a daily quota of reports that is used up', 409, 160025, 'rate-limited'],
    ['an unknown SKU, although the status is 400', 400, 25702, 'not-found'],
    ['an unknown offer', 404, 25713, 'not-found'],
    ['an unknown offer with the documented status', 400, 25713, 'not-found'],
    ['an unknown category tree', 404, 62004, 'not-found'],
    ['an unknown category tree with the documented status', 400, 62004, 'not-found'],
    ['invalid content from a user', 400, 25002, 'rejected'],
    ['a missing item specific', 400, 25029, 'rejected'],
    ['a selling limit that is reached', 400, 25026, 'rejected'],
    ['two simultaneous writes', 500, 25025, 'unavailable'],
    ['a system error', 500, 25001, 'unavailable'],
    ['a system error within a bulk response', 200, 25001, 'unavailable'],
    ['a server error without a message', 503, undefined, 'unavailable'],
    ['a gateway timeout of a write', 504, undefined, 'unknown'],
    ['a missing page', 404, undefined, 'not-found'],
    ['a rejection without a message', 400, undefined, 'rejected'],
  ])('for %s (%i, %s) is %s', (_name, status, errorId, kind) => {
    const errors = errorId === undefined ? [] : [{ errorId, message: 'Words of eBay.' }];
    expect(toConnectorError({ status, errors, isRepeatable: false }).kind).toBe(kind);
  });

  it('by a gateway is unavailable for a read', () => {
    expect(toConnectorError({ status: 504, errors: [], isRepeatable: true }).kind).toBe('unavailable');
  });

  it('of the 251st revision of a day waits for the next day', () => {
    const message = 'You have reached the limit: a listing may be revised up to 250 times in one calendar day.';
    expect(toConnectorError({ status: 400, errors: [{ errorId: 25019, message }], isRepeatable: false }).kind).toBe(
      'rate-limited',
    );
    const other = 'The revision is not possible because the listing has a bid.';
    expect(
      toConnectorError({ status: 400, errors: [{ errorId: 25019, message: other }], isRepeatable: false }).kind,
    ).toBe('rejected');
  });

  it('keeps eBay’s own words, each sentence once, with the error id and the field', () => {
    const error = toConnectorError({
      status: 400,
      isRepeatable: false,
      errors: [
        {
          errorId: 25029,
          message: 'short',
          longMessage: 'Material is required.',
          parameters: [{ name: 'field', value: 'Material' }],
        },
        { errorId: 25029, longMessage: 'Material is required.' },
        { errorId: 25014, message: 'Add a picture.' },
      ],
    });
    expect(error.message).toBe('Material is required. Add a picture.');
    expect(error.code).toBe('25029');
    expect(error.field).toBe('Material');
  });

  it.each([25083, 25084, 25086])('about the energy label (%i) is recognized as such', (errorId) => {
    const refusal = { status: 400, errors: [{ errorId, message: 'Words of eBay.' }], isRepeatable: false };
    const { kind, code = '' } = toConnectorError(refusal);
    expect(kind).toBe('rejected');
    expect(EBAY_REFUSAL_TOPICS[code]).toBe('energy-label');
  });

  it('gets its kind from the decisive error: an unknown offer among content warnings', () => {
    const errors = [
      { errorId: 25604, message: 'Input error.' },
      { errorId: 25713, message: 'No such offer.' },
    ];
    expect(toConnectorError({ status: 400, errors, isRepeatable: false })).toMatchObject({
      kind: 'not-found',
      code: '25713',
    });
  });

  it('is truncated to the length of a table cell', () => {
    const errors = [{ errorId: 25002, message: 'x'.repeat(2_000) }];
    expect(toConnectorError({ status: 400, errors, isRepeatable: false }).message).toHaveLength(600);
  });
});
