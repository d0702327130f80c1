import type { ErrorCode } from '@quayside/contract';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { factsOf, fieldErrorsOf, isGeneralFailure, placeOf } from './failure.ts';
import { FAILURE_RULES, type FailureAction } from './failure-rules.data.ts';
import { LookupError, lookUp } from './lookup-error.ts';

const answered = (status: number, error: string, error_description = '') =>
  new ApiError(status, { error: error as ErrorCode, error_description, request_id: 'r-1' });
const ACTIONS = Object.keys(FAILURE_RULES) as FailureAction[];

describe('the display of a failed change', () => {
  test("is the generic toast, with the server's sentence below it", () => {
    expect(placeOf(answered(409, 'term_exists', 'There is one already.'))).toEqual({
      kind: 'toast',
      event: 'genericError',
      values: { detail: 'There is one already.' },
    });
  });

  test('has no second line if the server adds nothing, or nothing that helps a seller', () => {
    for (const place of [
      placeOf(answered(500, 'internal', 'Something went wrong on our side.')),
      placeOf(answered(409, 'conflict', 'No.'), 'plain'),
    ]) {
      expect(place).toEqual({ kind: 'toast', event: 'genericError', values: {} });
    }
  });

  test.each([
    ['the server said nothing', answered(502, 'marketplace_unavailable')],
    ['no answer arrived', new ApiError(0, {})],
    ['the mistake is ours', new TypeError('undefined is not a function')],
    ['nobody knows what it was', null],
  ])('is the generic toast if %s', (_why, error) => {
    expect(placeOf(error)).toEqual({ kind: 'toast', event: 'genericError', values: {} });
  });

  test('reports a chart conflict as such, and other failures of a chart in their own words', () => {
    for (const action of ['chartCreate', 'chartUpdate'] as const) {
      expect(placeOf(answered(409, 'chart_conflict', 'Chart conflict'), action)).toMatchObject({
        event: 'chartConflict',
      });
    }
    expect(placeOf(answered(400, 'invalid_request', 'No.'), 'chartCreate')).toMatchObject({
      event: 'chartCreateFailed',
    });
    expect(placeOf(answered(400, 'invalid_request', 'No.'), 'chartUpdate')).toMatchObject({
      event: 'chartUpdateFailed',
    });
  });

  test('shows the description of a refused change of plan, or else the generic text', () => {
    expect(placeOf(answered(409, 'conflict', 'Not this month.'), 'planChange')).toMatchObject({
      event: 'failureMessage',
      values: { message: 'Not this month.' },
    });
    expect(placeOf(answered(500, 'internal'), 'planChange')).toMatchObject({ event: 'genericError' });
  });

  test('always shows the text about ad rates, with the server’s sentence below it', () => {
    expect(placeOf(answered(400, 'invalid_request', 'No.'), 'adRates')).toEqual({
      kind: 'toast',
      event: 'adRatesFailed',
      values: { detail: 'No.' },
    });
  });

  test('is silent for a profile whose status is ERROR, and for no other', () => {
    expect(placeOf({ status: 'ERROR', message: 'No.' }, 'profileSave')).toEqual({ kind: 'silent' });
    expect(placeOf({ status: 'FAILED' }, 'profileSave')).toMatchObject({ event: 'genericError' });
    expect(placeOf(answered(400, 'invalid_request', 'ERROR'), 'profileSave')).toMatchObject({ event: 'genericError' });
  });

  test('is silent for a payment that was declined, and for no other', () => {
    expect(placeOf(answered(402, 'invalid_request', 'declined'), 'payment')).toEqual({ kind: 'silent' });
    expect(placeOf(answered(402, 'invalid_request', 'Declined twice'), 'payment')).toMatchObject({
      event: 'failureMessage',
    });
  });

  test.each(ACTIONS)('%s shows some text even for a failure without details', (action) => {
    expect(placeOf(answered(500, 'internal'), action).kind).toBe('toast');
  });
});

describe('a failed load', () => {
  test.each([
    [500, true],
    [503, true],
    [499, false],
    [404, false],
    [0, false],
  ])('with status %s breaks the screen: %s', (status, breaks) => {
    expect(isGeneralFailure(answered(status, 'internal'), false)).toBe(breaks);
  });

  test('keeps a screen that shows earlier data', () => {
    expect(isGeneralFailure(answered(500, 'internal'), true)).toBe(false);
  });

  test('has the status 418 if it has none of its own', () => {
    expect(factsOf(new ApiError(0, {})).status).toBe(418);
    expect(factsOf(new Error('gone')).status).toBe(418);
    expect(factsOf(undefined).status).toBe(418);
  });
});

describe('the field errors of a rejected form', () => {
  test('use the form’s own names from the request body', () => {
    const refusal = new ApiError(400, {
      error: 'invalid_request',
      fields: { 'body.password': 'too_small', 'body.address.zip': 'invalid_format', 'params.id': 'invalid_id' },
    });
    expect(fieldErrorsOf(refusal)).toEqual({ password: 'too_small', 'address.zip': 'invalid_format' });
  });

  test('are empty if the failure is not about the input', () => {
    expect(fieldErrorsOf(new Error('gone'))).toEqual({});
  });
});

test.each<[number, Record<string, string>, boolean]>([
  [400, { 'params.accountId': 'invalid_type' }, true],
  [400, { 'body.name': 'too_small' }, false],
  [404, { 'params.accountId': 'invalid_type' }, false],
])('a response %s about %j means that there can be no such object: %s', (status, fields, isNone) => {
  expect(new ApiError(status, { error: 'invalid_request', fields }).isOfNoId).toBe(isNone);
});

describe('a lookup', () => {
  const rules = [{ site: 'DE' }, { site: 'FR' }];

  test('returns the requested element', () => {
    expect(lookUp(rules, ({ site }) => site === 'FR', 'RULE_NOT_FOUND', 'FR')).toEqual({ site: 'FR' });
  });

  test('fails with the code and what was requested', () => {
    const search = () => lookUp(rules, ({ site }) => site === 'IT', 'RULE_NOT_FOUND', 'IT');
    expect(search).toThrow(LookupError);
    expect(search).toThrow('RULE_NOT_FOUND: IT');
  });
});
