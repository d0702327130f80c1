import type shipping from '@quayside/i18n/messages/en/shipping.json';

declare module 'i18next' {
  interface MessageRooms {
    shipping: typeof shipping;
  }
}
