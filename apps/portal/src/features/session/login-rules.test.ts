import { expect, test } from 'vitest';
import { judgeCredentials } from './login-rules.ts';

test('each empty field is reported, and the address must be valid', () => {
  expect(judgeCredentials({ username: ' ', password: '' })).toEqual({
    username: 'emailRequired',
    password: 'passwordRequired',
  });
  expect(judgeCredentials({ username: 'demo@', password: 'x' })).toEqual({ username: 'emailInvalid' });
  expect(judgeCredentials({ username: ' Demo@Quayside.example ', password: 'x' })).toEqual({});
});
