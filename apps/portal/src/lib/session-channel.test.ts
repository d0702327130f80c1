import type { SessionUser } from '@quayside/contract';
import { expect, test } from 'vitest';
import { reactionTo } from './session-channel.ts';

const user = { id: 7, login: { id: 3, email: 'demo@quayside.example', name: 'Demo' } } as SessionUser;
const signedIn = (loginId: number, userId: number) => ({ kind: 'signed-in', loginId, userId }) as const;

test('when one tab signs out, every other tab signs out too', () => {
  expect(reactionTo({ kind: 'signed-out' }, user)).toBe('leave');
  expect(reactionTo({ kind: 'signed-out' }, null)).toBe('none');
});

test('when one tab signs in, waiting tabs follow, and a tab of another user reloads', () => {
  expect(reactionTo(signedIn(3, 7), null)).toBe('ask');
  expect(reactionTo(signedIn(3, 7), user)).toBe('none');
  expect(reactionTo(signedIn(4, 7), user)).toBe('reload');
  expect(reactionTo(signedIn(3, 8), user)).toBe('reload');
});
