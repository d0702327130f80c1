import type invoices from '@quayside/i18n/messages/en/invoices.json';

declare module 'i18next' {
  interface MessageRooms {
    invoices: typeof invoices;
  }
}
