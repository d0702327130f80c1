import type descriptions from '@quayside/i18n/messages/en/descriptions.json';

declare module 'i18next' {
  interface MessageRooms {
    descriptions: typeof descriptions;
  }
}
