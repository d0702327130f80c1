import { isPassword } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  'p@ssw0rd',
  'P@ssw0rd!',
  'Password1!',
  'Passw0rd-2024',
  '!Welcome1',
  'Qwerty-123',
  '1qaz@WSX',
  'Sunshine_7',
  'abc123!',
])('%s satisfies the rule and is rejected anyway', async (password) => {
  expect(isPassword(password)).toBe(true);
  expect(await isCommonPassword(password)).toBe(true);
});

it.each(['Demo-1234', 'Seaport-7!', 'tide&Quay88', 'kran_9wellen', 'пароль-Гавань1'])(
  '%s is not a common password',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
