import { expect, test } from 'vitest';
import { accessUser } from './kinds.ts';
import { supportChannels } from './support-channels.ts';
import { ENTITLEMENTS, type Entitlement } from './switches.data.ts';

const withAll = (given: Partial<Record<Entitlement, boolean>>, country = 'GB') =>
  accessUser({ country, entitlements: { ...ENTITLEMENTS, ...given } });

test('a seller without a plan may write and read, and neither chat nor be called', () => {
  expect(supportChannels(accessUser())).toEqual({ chat: false, ticket_form: true, talk: false, help_center: true });
  expect(supportChannels(null)).toEqual({ chat: false, ticket_form: true, talk: false, help_center: true });
});

test.each([
  ['channel_chat', 'chat', true],
  ['channel_talk', 'talk', true],
  ['channel_ticket_form', 'ticket_form', false],
  ['channel_help_center', 'help_center', false],
] as const)('the entitlement %s decides the channel %s', (name, channel, value) => {
  expect(supportChannels(withAll({ [name]: value }))[channel]).toBe(value);
  expect(supportChannels(withAll({ [name]: !value }))[channel]).toBe(!value);
});

test('nobody chats from China, and nobody asks for a call without the form', () => {
  expect(supportChannels(withAll({ channel_chat: true }, 'CN')).chat).toBe(false);
  expect(supportChannels(withAll({ channel_talk: true, channel_ticket_form: false })).talk).toBe(false);
});
