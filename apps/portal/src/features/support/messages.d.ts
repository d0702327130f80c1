import type support from '@quayside/i18n/messages/en/support.json';

declare module 'i18next' {
  interface MessageRooms {
    support: typeof support;
  }
}
