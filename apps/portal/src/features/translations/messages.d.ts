import type translations from '@quayside/i18n/messages/en/translations.json';

declare module 'i18next' {
  interface MessageRooms {
    translations: typeof translations;
  }
}
