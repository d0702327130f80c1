import { describe, expect, it } from 'vitest';
import { isQuotaUsedUp, refusalByReport, refusalByResult, toConnectorError } from './errors.ts';

const errorOf = (status: number, problem = {}, isRepeatable = false) =>
  toConnectorError({ status, problem, isRepeatable });

describe('a status', () => {
  it.each([
    [400, 'rejected'],
    [401, 'auth-expired'],
    [403, 'auth-expired'],
    [404, 'not-found'],
    [406, 'rejected'],
    [409, 'rejected'],
    [415, 'rejected'],
    [422, 'rejected'],
    [500, 'unavailable'],
    [502, 'unknown'],
    [503, 'unavailable'],
    [504, 'unknown'],
  ])('%i of a write is %s', (status, kind) => {
    expect(errorOf(status).kind).toBe(kind);
  });

  it('of a read is never unknown', () => {
    expect(errorOf(504, {}, true).kind).toBe('unavailable');
  });
});

describe('a problem', () => {
  it('keeps Octopia’s own words, and names the field without the entry’s index', () => {
    const problem = {
      title: 'Bad Request',
      status: 400,
      detail: 'The request failed',
      errors: { '[3].price.price': ['It is above zero.', 'It is a number.'] },
    };
    expect(errorOf(400, problem)).toMatchObject({
      message: 'The request failed It is above zero. It is a number.',
      field: 'price.price',
      code: '400',
    });
  });

  it('uses its title without details, and the status if another server answered', () => {
    expect(errorOf(422, { title: 'Unprocessable Content' }).message).toBe('Unprocessable Content');
    expect(errorOf(503).message).toBe('Octopia answered with status 503.');
  });

  it('of a 403 says what is missing: the link or a permission', () => {
    expect(errorOf(403, { detail: 'Forbidden' }).code).toBe('not-linked');
    expect(errorOf(403, { detail: 'The client lacks a right.' }).code).toBe('403');
  });

  it('of a used-up quota is recognized by its name', () => {
    expect(isQuotaUsedUp({ problem: { title: 'QuotaExceeded', detail: 'Too many packages.' } })).toBe(true);
    expect(isQuotaUsedUp({ problem: { title: 'Too Many', detail: 'quota exceeded' } })).toBe(true);
    expect(isQuotaUsedUp({ problem: { title: 'Bad Request' } })).toBe(false);
  });
});

describe('a report', () => {
  it('on a line or a product is a rejection in its own words', () => {
    const results = [{ resultCode: '1008', message: 'EcoTax : Champ obligatoire pour la création d’une offre' }];
    expect(refusalByResult({ integrationStatus: 'Rejected', results })).toMatchObject({
      kind: 'rejected',
      code: '1008',
      message: expect.stringContaining('EcoTax'),
    });
    expect(refusalByResult({ integrationStatus: 'Duplicated' })).toMatchObject({ kind: 'unavailable' });
    expect(
      refusalByReport({ errors: [{ code: '2003', field: 'brand', message: 'Marque obligatoire' }] }),
    ).toMatchObject({ kind: 'rejected', code: '2003', field: 'brand', message: 'Marque obligatoire' });
  });
});
