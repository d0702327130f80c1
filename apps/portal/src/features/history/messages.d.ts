import type history from '@quayside/i18n/messages/en/history.json';

declare module 'i18next' {
  interface MessageRooms {
    history: typeof history;
  }
}
