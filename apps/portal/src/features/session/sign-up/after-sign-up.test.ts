import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { afterFailedSignIn, SIGN_IN_AFTER_MS } from './after-sign-up.ts';

test('signing in follows three seconds later', () => {
  expect(SIGN_IN_AFTER_MS).toBe(3_000);
});

test('a conflict leads to the start page with a flag and no message; any other failure shows a message and sets no flag', () => {
  expect(afterFailedSignIn(new ApiError(409, { error: 'conflict' }))).toEqual({
    to: paths.signInConflict,
    isShown: false,
  });
  for (const error of [new ApiError(401, { error: 'wrong_credentials' }), new ApiError(0, {}), new TypeError('gone')]) {
    expect(afterFailedSignIn(error)).toEqual({ to: '/', isShown: true });
  }
});
