import type entitlements from '@quayside/i18n/messages/en/entitlements.json';

declare module 'i18next' {
  interface MessageRooms {
    entitlements: typeof entitlements;
  }
}
