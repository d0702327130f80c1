import type { AccessUser } from './access-user.ts';
import { permissionFlags } from './permissions.ts';

/** The ways to support (specification, section 3). Each is an entitlement of the same name after `channel_`. */
export const SUPPORT_CHANNELS = ['chat', 'ticket_form', 'talk', 'help_center'] as const;
export type SupportChannel = (typeof SUPPORT_CHANNELS)[number];

/**
 * Which ways to support a user has: the live chat, unless they are in China, where its servers cannot be reached; the request form; being
 * called back, which is asked for in that form; the help centre. A visitor without a session may write and read, and neither chat nor be
 * called.
 */
export function supportChannels(user: AccessUser | null): Readonly<Record<SupportChannel, boolean>> {
  if (user === null) return { chat: false, ticket_form: true, talk: false, help_center: true };
  const { livechat, china } = permissionFlags(user);
  const { channel_ticket_form, channel_talk, channel_help_center } = user.entitlements;
  return {
    chat: livechat && !china,
    ticket_form: channel_ticket_form,
    talk: channel_ticket_form && channel_talk,
    help_center: channel_help_center,
  };
}

/** Chat groups by interface language (specification, section 9). */
export const CHAT_GROUPS = { de: 1, en: 2, fr: 12, zh: 13, it: 14, es: 15 } as const;
