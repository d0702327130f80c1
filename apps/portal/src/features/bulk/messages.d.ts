import type bulk from '@quayside/i18n/messages/en/bulk.json';

declare module 'i18next' {
  interface MessageRooms {
    bulk: typeof bulk;
  }
}
