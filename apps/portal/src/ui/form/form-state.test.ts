import { expect, test } from 'vitest';
import { attempt, change, fieldsOf, reject, startForm } from './form-state.ts';

const start = startForm({ email: '', country: 'DE' });

test('no field shows a problem before an attempt to submit; after a failed one, problems show until all fields are valid', () => {
  expect(change(start, 'email', 'x').hasFailed).toBe(false);
  const failed = attempt(start, { email: 'required' });
  expect(failed.hasFailed).toBe(true);
  expect(change(failed, 'email', 'demo@quayside.example').hasFailed).toBe(true);
  expect(attempt(failed, {}).hasFailed).toBe(false);
});

test('the server’s error stays until its field changes or the form is submitted again', () => {
  const rejected = reject(start, { email: 'Taken', country: 'Not served' });
  expect(change(rejected, 'email', 'other@quayside.example').rejected).toEqual({ country: 'Not served' });
  expect(attempt(rejected, {}).rejected).toEqual({});
});

test('a field without a problem is not reported', () => {
  expect(fieldsOf<{ email: string; country: string }>({ email: undefined, country: 'required' })).toEqual(['country']);
});
