import type acting from '@quayside/i18n/messages/en/acting.json';

declare module 'i18next' {
  interface MessageRooms {
    acting: typeof acting;
  }
}
