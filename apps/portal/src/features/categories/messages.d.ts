import type categories from '@quayside/i18n/messages/en/categories.json';

declare module 'i18next' {
  interface MessageRooms {
    categories: typeof categories;
  }
}
