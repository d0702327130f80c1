import type glossary from '@quayside/i18n/messages/en/glossary.json';

declare module 'i18next' {
  interface MessageRooms {
    glossary: typeof glossary;
  }
}
