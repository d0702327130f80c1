import type compliance from '@quayside/i18n/messages/en/compliance.json';

declare module 'i18next' {
  interface MessageRooms {
    compliance: typeof compliance;
  }
}
