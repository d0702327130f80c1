import type orders from '@quayside/i18n/messages/en/orders.json';

declare module 'i18next' {
  interface MessageRooms {
    orders: typeof orders;
  }
}
