import type sheets from '@quayside/i18n/messages/en/sheets.json';

declare module 'i18next' {
  interface MessageRooms {
    sheets: typeof sheets;
  }
}
