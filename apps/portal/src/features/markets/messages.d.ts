import type markets from '@quayside/i18n/messages/en/markets.json';

declare module 'i18next' {
  interface MessageRooms {
    markets: typeof markets;
  }
}
