import { expect, test } from 'vitest';
import { judgeCredentials } from './login-rules.ts';

test('each empty field is named, and an address must be one', () => {
  expect(judgeCredentials({ username: ' ', password: '' })).toEqual({
    username: 'emailRequired',
    password: 'passwordRequired',
  });
  expect(judgeCredentials({ username: 'demo@', password: 'x' })).toEqual({ username: 'emailInvalid' });
  expect(judgeCredentials({ username: ' Demo@Quayside.example ', password: 'x' })).toEqual({});
});
