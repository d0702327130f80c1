import type products from '@quayside/i18n/messages/en/products.json';

declare module 'i18next' {
  interface MessageRooms {
    products: typeof products;
  }
}
