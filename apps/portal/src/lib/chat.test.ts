import { accessUser } from '@quayside/kernel/access/kinds';
import { expect, test } from 'vitest';
import { mayChat } from './chat.ts';

const { entitlements } = accessUser();
const withChat = { ...entitlements, channel_chat: true };

test.each([
  ['GB', withChat, true],
  ['CN', withChat, false],
  ['GB', entitlements, false],
])('chat in %s with %o: %s', (country, given, expected) => {
  expect(mayChat(accessUser({ country, entitlements: given }))).toBe(expected);
});
