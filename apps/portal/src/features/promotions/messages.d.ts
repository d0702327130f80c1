import type promotions from '@quayside/i18n/messages/en/promotions.json';

declare module 'i18next' {
  interface MessageRooms {
    promotions: typeof promotions;
  }
}
