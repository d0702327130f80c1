import type taxes from '@quayside/i18n/messages/en/taxes.json';

declare module 'i18next' {
  interface MessageRooms {
    taxes: typeof taxes;
  }
}
